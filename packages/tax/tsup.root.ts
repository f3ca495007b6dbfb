import { defineConfig } from "tsup";
import { parseOnUse } from "./scripts/parse-on-use.ts";
import { shared } from "./tsup.shared.ts";

/**
 * The root knows every jurisdiction: as one file it loads four times faster than as a
 * hundred chunks.
 */
export default defineConfig({
  ...shared,
  entry: { index: "src/index.ts" },
  splitting: false,
  esbuildPlugins: [parseOnUse],
});
