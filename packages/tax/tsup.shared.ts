import base from "../../tsup.config.ts";

/**
 * No source maps. They would be 7.4 of 11.4 MB of the installed package, because most of the
 * sources are tables. The built code is not minified, so a debugger shows it with its names.
 */
export const shared = {
  ...(base as { readonly entry: Readonly<Record<string, string>> }),
  sourcemap: false,
};
