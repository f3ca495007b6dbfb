import { holdProperties } from "./hold-properties.ts";

// The exhaustive suite tries more requests.
holdProperties(0.25);
