import { holdProperties } from "./hold-properties.ts";

// To try other requests, change the seed or leave it out.
holdProperties({ times: 3, seed: 7 });
