import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "tsup";
import { entriesOf, filesOf } from "./scripts/entries.ts";

interface Manifest {
  exports: Record<string, unknown>;
}

/**
 * The kernel is private. Its code and its declarations are compiled into each library, so that
 * users do not depend on it. tsup compiles in only declarations that are not below a
 * `node_modules`, so `paths` names the source files of the kernel.
 */
const kernel = {
  noExternal: [/^@almanac\/kernel\//],
  paths: { "@almanac/kernel/*": [resolve("../kernel/src/*.ts")] },
};

/**
 * The build of every library; it runs in the folder of the library. It builds the TypeScript files
 * that the library exports in the workspace (`exports`), so that a new subpath needs only one line
 * in the manifest.
 */
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
const sources = Object.values(entriesOf(".", manifest.exports))
  .flatMap(filesOf)
  .filter((path) => path.endsWith(".ts"));

export default defineConfig({
  entry: Object.fromEntries(
    sources.map((path) => [path.replace(/^\.\/src\//, "").replace(/\.ts$/, ""), path]),
  ),
  format: ["esm"],
  target: "es2023",
  platform: "neutral",
  dts: { compilerOptions: { paths: kernel.paths } },
  noExternal: kernel.noExternal,
  sourcemap: true,
  clean: true,
  splitting: true,
  treeshake: true,
  tsconfig: existsSync("tsconfig.build.json") ? "tsconfig.build.json" : "tsconfig.json",
  external: [/^node:/],
  // tsup would write `fs` in place of `node:fs`. Bundlers for workers leave only names with the
  // prefix to the platform.
  removeNodeProtocol: false,
});
