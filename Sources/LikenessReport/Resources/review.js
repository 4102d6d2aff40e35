// The answers of a page that `likeness review` serves.
"use strict";
