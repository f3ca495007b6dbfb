import { defineConfig } from "tsup";
import shared from "../../tsup.config.ts";

/** The root has every carrier: one file loads faster than one chunk for each of them. */
export default defineConfig({ ...shared, entry: { index: "src/index.ts" }, splitting: false });
