import { defineConfig } from "tsup";
import shared from "../../tsup.config.ts";

const { index: _root, ...subpaths } = (
  shared as { readonly entry: Readonly<Record<string, string>> }
).entry;

/** One entry per carrier, beside the root and with chunks of their own. */
export default defineConfig({ ...shared, entry: subpaths, clean: false });
