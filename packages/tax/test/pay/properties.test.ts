import { holdProperties } from "./hold-properties.ts";

// The exhaustive suite tries more requests, other ones each time.
holdProperties({ times: 1, seed: 20_261_122 });
