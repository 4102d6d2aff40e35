// libcurl behind functions that return values: one GET over HTTP or HTTPS, on a thread of its own.
//
// The library is loaded by its name when it is asked for, and never linked: with all that it needs itself it takes longer to load than the rest of a
// program together, and most runs of most programs send nothing.

#ifndef CHTTP_H
#define CHTTP_H

#include <stddef.h>
#include <stdint.h>

// The functions of a loaded library. It stays loaded for as long as the program runs.
typedef struct chttp_library chttp_library;

// The most bytes of a message, its terminating zero included.
enum { CHTTP_MESSAGE_SIZE = 256 };

// Loads the first of `names`, a list that ends with NULL, that has every function needed. Returns NULL where there is none: `message` then says, of the
// first name, why. To be called once; libcurl's own initialization counts on nobody else doing the same at that moment.
const chttp_library *chttp_open(const char *const *names, char message[CHTTP_MESSAGE_SIZE]);

// One request and its answer. Made, described, started once, and destroyed after `released`, or without having been started.
typedef struct chttp_transfer chttp_transfer;

// How a transfer ended.
typedef enum {
  // All of the answer has arrived.
  CHTTP_WHOLE = 0,
  // There was no connection, or it broke, or what came was not HTTP.
  CHTTP_FAILED,
  // The server can't prove who it is, or its trust could not be looked into.
  CHTTP_UNTRUSTED,
  // The connection ended early: after `received` bytes of `expected`, which is -1 where the server did not say.
  CHTTP_TRUNCATED,
  // Something else than HTTP and HTTPS was asked for, by the caller or by a redirection; or the server speaks HTTP of before 1996.
  CHTTP_UNSUPPORTED,
  // One redirection more than allowed.
  CHTTP_TOO_MANY_REDIRECTS,
  // Not over when its time was.
  CHTTP_TIMED_OUT,
  // Ended by `chttp_stop`.
  CHTTP_STOPPED
} chttp_status;

typedef struct {
  chttp_status status;
  int64_t received;
  int64_t expected;
  // What happened, in libcurl's words; empty where nothing went wrong.
  char message[CHTTP_MESSAGE_SIZE];
} chttp_end;

// Who is told of an answer. All calls come from the transfer's thread, one after the other.
typedef struct {
  void *context;
  // One line of a head, with its line break, which is not terminated: status lines, headers, the empty line behind them, of every answer on the way
  // and of trailers. Returns 0 to give the transfer up.
  int (*head)(void *context, const char *bytes, size_t count);
  // The next bytes of a body, decoded. Returns 0 to give the transfer up.
  int (*body)(void *context, const uint8_t *bytes, size_t count);
  // The transfer is over. Its connection may still be open.
  void (*ended)(void *context, const chttp_end *end);
  // The last call: the thread lets go of the context and of the transfer.
  void (*released)(void *context);
} chttp_receiver;

// Makes a transfer; NULL where memory is short.
//
// A proxy is taken from the environment, as libcurl does it. Redirections are followed up to `redirects` times, to HTTP and HTTPS only; with 0 they are answers
// like others. Bodies may come compressed. There are no cookies and no cache, and a connection is used once. `authorities` is a file with the
// certificates to trust, or NULL for those of the system.
chttp_transfer *chttp_create(const chttp_library *library, const char *url, int redirects, const char *authorities);

// Adds a header, `Name: value`, in the place of libcurl's own of that name. Returns 0 where memory is short.
int chttp_add_header(chttp_transfer *transfer, const char *line);

// Starts the transfer, which may take `milliseconds` from now on. Returns 0, or the number of the system's error where there is no thread; then no call comes.
int chttp_start(chttp_transfer *transfer, int64_t milliseconds, chttp_receiver receiver);

// Ends the transfer soon. From any thread, at any time before `chttp_destroy`.
void chttp_stop(chttp_transfer *transfer);

void chttp_destroy(chttp_transfer *transfer);

#endif
