import { holdProperties } from "./hold-properties.ts";

// With FUZZ_TIMES=20 it runs twenty times as long.
holdProperties({ times: 3 * Number(process.env.FUZZ_TIMES ?? 1) });
