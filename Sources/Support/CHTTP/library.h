// The functions of libcurl that are used, as pointers with the types of its header.

#ifndef CHTTP_LIBRARY_H
#define CHTTP_LIBRARY_H

#if !__has_include(<curl/curl.h>)
#error "libcurl's header is missing: install libcurl4-openssl-dev (Debian, Ubuntu) or libcurl-devel (Fedora, RHEL, Amazon Linux)"
#endif

// The replacements of deprecated options came with 7.85, which is newer than some supported systems. The old options still work.
#define CURL_DISABLE_DEPRECATION
#include <curl/curl.h>

#include "CHTTP.h"

#define CHTTP_FUNCTIONS(each) \
  each(curl_global_init) each(curl_slist_append) each(curl_slist_free_all) \
  each(curl_easy_init) each(curl_easy_setopt) each(curl_easy_getinfo) each(curl_easy_strerror) each(curl_easy_cleanup) \
  each(curl_multi_init) each(curl_multi_add_handle) each(curl_multi_remove_handle) each(curl_multi_perform) each(curl_multi_poll) \
  each(curl_multi_wakeup) each(curl_multi_info_read) each(curl_multi_strerror) each(curl_multi_cleanup)

struct chttp_library {
#define CHTTP_MEMBER(name) __typeof__(name) *name;
  CHTTP_FUNCTIONS(CHTTP_MEMBER)
#undef CHTTP_MEMBER
};

#endif
