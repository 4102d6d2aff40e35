// One transfer with libcurl's multi interface, the only one that can be woken while it waits.

#include "library.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

struct chttp_transfer {
  const chttp_library *curl;
  CURLM *multi;
  CURL *easy;
  struct curl_slist *headers;
  chttp_receiver receiver;
  // In milliseconds of the monotonic clock.
  int64_t deadline;
  atomic_bool is_stopped;
  char message[CURL_ERROR_SIZE];
};

_Static_assert(CURL_ERROR_SIZE <= CHTTP_MESSAGE_SIZE, "a message of libcurl fits");

static size_t on_head(char *bytes, size_t size, size_t count, void *data) {
  chttp_transfer *transfer = data;
  return transfer->receiver.head(transfer->receiver.context, bytes, size * count) ? size * count : 0;
}

static size_t on_body(char *bytes, size_t size, size_t count, void *data) {
  chttp_transfer *transfer = data;
  return transfer->receiver.body(transfer->receiver.context, (const uint8_t *)bytes, size * count) ? size * count : 0;
}

// Sets libcurl's options. An unknown option would not be honored, so any refusal is a failure.
static int describe(chttp_transfer *transfer, const char *url, int redirects, const char *authorities) {
  CURL *easy = transfer->easy;
#define SET(option, value) \
  if (transfer->curl->curl_easy_setopt(easy, option, value) != CURLE_OK) return 0
  SET(CURLOPT_URL, url);
  SET(CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
  SET(CURLOPT_REDIR_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
  SET(CURLOPT_FOLLOWLOCATION, redirects > 0 ? 1L : 0L);
  SET(CURLOPT_MAXREDIRS, (long)redirects);
  // Every encoding that this libcurl can decode.
  SET(CURLOPT_ACCEPT_ENCODING, "");
  // Disables the signals that end slow name look-ups, because they would reach the whole program.
  SET(CURLOPT_NOSIGNAL, 1L);
  // Closes the connection with the transfer instead of keeping it for another one.
  SET(CURLOPT_FORBID_REUSE, 1L);
  SET(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
  SET(CURLOPT_ERRORBUFFER, transfer->message);
  SET(CURLOPT_HEADERFUNCTION, on_head);
  SET(CURLOPT_HEADERDATA, transfer);
  SET(CURLOPT_WRITEFUNCTION, on_body);
  SET(CURLOPT_WRITEDATA, transfer);
  if (authorities != NULL) SET(CURLOPT_CAINFO, authorities);
#undef SET
  return 1;
}

chttp_transfer *chttp_create(const chttp_library *library, const char *url, int redirects, const char *authorities) {
  chttp_transfer *transfer = calloc(1, sizeof *transfer);
  if (transfer == NULL) return NULL;
  transfer->curl = library;
  atomic_init(&transfer->is_stopped, 0);
  transfer->multi = library->curl_multi_init();
  transfer->easy = library->curl_easy_init();
  if (transfer->multi != NULL && transfer->easy != NULL && describe(transfer, url, redirects, authorities)) return transfer;
  chttp_destroy(transfer);
  return NULL;
}

int chttp_add_header(chttp_transfer *transfer, const char *line) {
  struct curl_slist *headers = transfer->curl->curl_slist_append(transfer->headers, line);
  if (headers == NULL) return 0;
  transfer->headers = headers;
  return 1;
}

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static chttp_status status_of(CURLcode code) {
  switch (code) {
    case CURLE_OK: return CHTTP_WHOLE;
    case CURLE_PARTIAL_FILE: return CHTTP_TRUNCATED;
    case CURLE_UNSUPPORTED_PROTOCOL: return CHTTP_UNSUPPORTED;
    case CURLE_TOO_MANY_REDIRECTS: return CHTTP_TOO_MANY_REDIRECTS;
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CIPHER:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_CRL_BADFILE:
    case CURLE_SSL_ISSUER_ERROR:
    case CURLE_SSL_PINNEDPUBKEYNOTMATCH:
    case CURLE_SSL_INVALIDCERTSTATUS:
#if LIBCURL_VERSION_NUM >= 0x074D00
    case CURLE_SSL_CLIENTCERT:
#endif
      return CHTTP_UNTRUSTED;
    default: return CHTTP_FAILED;
  }
}

// Maps libcurl's result code to an outcome.
static void conclude(chttp_transfer *transfer, CURLcode code, chttp_end *end) {
  const chttp_library *curl = transfer->curl;
  end->status = status_of(code);
  curl_off_t received = 0, expected = -1;
  curl->curl_easy_getinfo(transfer->easy, CURLINFO_SIZE_DOWNLOAD_T, &received);
  curl->curl_easy_getinfo(transfer->easy, CURLINFO_CONTENT_LENGTH_DOWNLOAD_T, &expected);
  end->received = received;
  end->expected = expected;
  if (code == CURLE_OK) return;
  // The buffer has more details, but libcurl does not fill it for every failure.
  const char *message = transfer->message[0] != 0 ? transfer->message : curl->curl_easy_strerror(code);
  snprintf(end->message, sizeof end->message, "%s", message);
}

// Runs the transfer to its end. Before the time limit counts, it reads once more what has already arrived.
static void drive(chttp_transfer *transfer, chttp_end *end) {
  const chttp_library *curl = transfer->curl;
  CURLMcode code = CURLM_OK;
  while (code == CURLM_OK) {
    if (atomic_load(&transfer->is_stopped)) {
      end->status = CHTTP_STOPPED;
      return;
    }
    int running = 0;
    code = curl->curl_multi_perform(transfer->multi, &running);
    if (code == CURLM_OK && running == 0) {
      int others;
      CURLMsg *message = curl->curl_multi_info_read(transfer->multi, &others);
      conclude(transfer, message != NULL && message->msg == CURLMSG_DONE ? message->data.result : CURLE_FAILED_INIT, end);
      return;
    }
    int64_t rest = transfer->deadline - now();
    if (rest <= 0) {
      end->status = CHTTP_TIMED_OUT;
      return;
    }
    if (code == CURLM_OK) code = curl->curl_multi_poll(transfer->multi, NULL, 0, rest < 60000 ? (int)rest : 60000, NULL);
  }
  end->status = CHTTP_FAILED;
  snprintf(end->message, sizeof end->message, "%s", curl->curl_multi_strerror(code));
}

static void *run(void *argument) {
  chttp_transfer *transfer = argument;
  chttp_receiver receiver = transfer->receiver;
  chttp_end end = {CHTTP_FAILED, 0, -1, ""};
  drive(transfer, &end);
  // First, because canceling a name look-up waits for its end.
  receiver.ended(receiver.context, &end);
  transfer->curl->curl_multi_remove_handle(transfer->multi, transfer->easy);
  transfer->curl->curl_easy_cleanup(transfer->easy);
  transfer->easy = NULL;
  receiver.released(receiver.context);
  return NULL;
}

int chttp_start(chttp_transfer *transfer, int64_t milliseconds, chttp_receiver receiver) {
  transfer->receiver = receiver;
  transfer->deadline = now() + milliseconds;
  // Adds the headers and the transfer. Both only copy pointers, and fail only if memory runs out.
  if (transfer->curl->curl_easy_setopt(transfer->easy, CURLOPT_HTTPHEADER, transfer->headers) != CURLE_OK
      || transfer->curl->curl_multi_add_handle(transfer->multi, transfer->easy) != CURLM_OK) {
    return ENOMEM;
  }
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  // Ample for TLS, and an eighth of the default, so many pictures can load at a time.
  pthread_attr_setstacksize(&attributes, 1 << 20);
  // Without signals, libcurl does not block SIGPIPE when a server closes the connection. The thread inherits this mask.
  sigset_t pipe, before;
  sigemptyset(&pipe);
  sigaddset(&pipe, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &pipe, &before);
  pthread_t thread;
  int failure = pthread_create(&thread, &attributes, run, transfer);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  pthread_attr_destroy(&attributes);
  return failure;
}

void chttp_stop(chttp_transfer *transfer) {
  atomic_store(&transfer->is_stopped, 1);
  transfer->curl->curl_multi_wakeup(transfer->multi);
}

void chttp_destroy(chttp_transfer *transfer) {
  const chttp_library *curl = transfer->curl;
  if (transfer->easy != NULL) {
    if (transfer->multi != NULL) curl->curl_multi_remove_handle(transfer->multi, transfer->easy);
    curl->curl_easy_cleanup(transfer->easy);
  }
  if (transfer->multi != NULL) curl->curl_multi_cleanup(transfer->multi);
  curl->curl_slist_free_all(transfer->headers);
  free(transfer);
}
