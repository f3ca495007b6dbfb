import { holdProperties } from "./hold-properties.ts";

// The exhaustive suite tries more requests, and different ones in each run.
holdProperties({ times: 0.25, seed: 20_261_122 });
