import { holdProperties } from "./hold-properties.ts";

// A new seed each time; a failing property prints it.
holdProperties({ times: 3 });
