import { holdProperties } from "./hold-properties.ts";

// Every run uses a new seed. A failing property prints it.
holdProperties({ times: 3 });
