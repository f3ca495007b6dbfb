import { defineConfig } from "tsup";
import { compactTables } from "./scripts/compact-tables.ts";
import { shared } from "./tsup.shared.ts";

const { index: _root, ...subpaths } = shared.entry;

/**
 * One entry per jurisdiction, beside the root and with chunks of their own. The declarations of all
 * of them need more memory than Node gives, so the script of the build gives it.
 */
export default defineConfig({
  ...shared,
  entry: subpaths,
  clean: false,
  esbuildPlugins: [compactTables],
});
