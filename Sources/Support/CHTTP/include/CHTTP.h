// libcurl behind functions that return values: one GET over HTTP or HTTPS, on its own thread.
//
// The library is loaded by name on first use and never linked. With its own dependencies it takes longer to load than the rest of a program, and most runs send
// no request.

#ifndef CHTTP_H
#define CHTTP_H

#include <stddef.h>
#include <stdint.h>

// The functions of a loaded library, which stays loaded until the program ends.
typedef struct chttp_library chttp_library;

// The most bytes of a message, including its terminating zero.
enum { CHTTP_MESSAGE_SIZE = 256 };

// Loads the first library of `names`, a NULL-terminated list, that has all required functions. Returns NULL if there is none; `message` then explains the
// failure of the first name. Call it only once: libcurl's initialization must not run twice at the same time.
const chttp_library *chttp_open(const char *const *names, char message[CHTTP_MESSAGE_SIZE]);

// A request and its response. Create it, configure it, and start it at most once. Destroy it after `released`, or without starting it.
typedef struct chttp_transfer chttp_transfer;

// The outcome of a transfer.
typedef enum {
  // The response is complete.
  CHTTP_WHOLE = 0,
  // The connection failed or broke, or the response was not HTTP.
  CHTTP_FAILED,
  // The server's certificate is invalid or could not be checked.
  CHTTP_UNTRUSTED,
  // The connection closed early, after `received` of `expected` bytes; `expected` is -1 if the server did not send it.
  CHTTP_TRUNCATED,
  // The caller or a redirect requested another protocol than HTTP or HTTPS, or the server speaks a version before HTTP/1.0.
  CHTTP_UNSUPPORTED,
  // There were more redirects than allowed.
  CHTTP_TOO_MANY_REDIRECTS,
  // The time limit expired.
  CHTTP_TIMED_OUT,
  // `chttp_stop` stopped the transfer.
  CHTTP_STOPPED
} chttp_status;

typedef struct {
  chttp_status status;
  int64_t received;
  int64_t expected;
  // libcurl's error message; empty after a success.
  char message[CHTTP_MESSAGE_SIZE];
} chttp_end;

// Callbacks for a response. The transfer's thread makes all calls, one after another.
typedef struct {
  void *context;
  // Called with one header line including its line break, without a terminating zero: status lines, fields and the empty line of every response, also of
  // redirects and trailers. Returns 0 to cancel the transfer.
  int (*head)(void *context, const char *bytes, size_t count);
  // Called with the next decoded bytes of the body. Returns 0 to cancel the transfer.
  int (*body)(void *context, const uint8_t *bytes, size_t count);
  // Called when the transfer ends. Its connection may still be open.
  void (*ended)(void *context, const chttp_end *end);
  // The last call: the thread no longer uses the context or the transfer.
  void (*released)(void *context);
} chttp_receiver;

// Creates a transfer; returns NULL if memory runs out.
//
// Uses the proxy of the environment, as libcurl does. Follows up to `redirects` redirects, only to HTTP and HTTPS; with 0, a redirect is an ordinary response.
// Accepts compressed bodies. Uses no cookies and no cache, and each connection only once. `authorities` is a file of trusted certificates, or NULL for the
// system's.
chttp_transfer *chttp_create(const chttp_library *library, const char *url, int redirects, const char *authorities);

// Adds a header, `Name: value`, which replaces libcurl's own header of that name. Returns 0 if memory runs out.
int chttp_add_header(chttp_transfer *transfer, const char *line);

// Starts the transfer, with a time limit in milliseconds. Returns 0, or the system's error number if no thread could start; then no callback is called.
int chttp_start(chttp_transfer *transfer, int64_t milliseconds, chttp_receiver receiver);

// Stops the transfer soon. May be called from any thread until `chttp_destroy`.
void chttp_stop(chttp_transfer *transfer);

void chttp_destroy(chttp_transfer *transfer);

#endif
