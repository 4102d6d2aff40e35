#ifndef CLIBCURL_SHIM_H
#define CLIBCURL_SHIM_H

// CURLOPT_PROTOCOLS is deprecated since 7.85, which is newer than some supported systems. It still
// works.
#define CURL_DISABLE_DEPRECATION
#include <curl/curl.h>

#include <signal.h>

// Swift can't call C functions with variable arguments.

static inline CURLcode curl_set_long(CURL *easy, CURLoption option, long value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode curl_set_pointer(CURL *easy, CURLoption option, const void *value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode curl_set_callback(
  CURL *easy, CURLoption option, size_t (*value)(char *, size_t, size_t, void *)) {
  return curl_easy_setopt(easy, option, value);
}

static inline long curl_get_status(CURL *easy) {
  long status = 0;
  curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
  return status;
}

// The URL after all redirects, valid until the transfer is cleaned up; NULL if there is none.
static inline const char *curl_get_url(CURL *easy) {
  char *url = NULL;
  curl_easy_getinfo(easy, CURLINFO_EFFECTIVE_URL, &url);
  return url;
}

// Keeps a server that closes its connection from ending the program, on this thread.
static inline void curl_block_sigpipe(void) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &signals, NULL);
}

#endif
