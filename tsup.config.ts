import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "tsup";
import { entriesOf } from "./scripts/entries.ts";

interface Manifest {
  exports: Record<string, string>;
  publishConfig?: { exports?: Record<string, unknown> };
}

/**
 * The kernel is private and compiled into what is built, code and declarations, so that no user depends on it. The
 * declarations take in what is not below a `node_modules`, so its modules are named by their files.
 */
const kernel = {
  noExternal: [/^@almanac\/kernel\//],
  paths: { "@almanac/kernel/*": [resolve("../kernel/src/*.ts")] },
};

/**
 * The build of every library, run in its folder. What a library exports in the workspace (`exports`, TypeScript files)
 * is what gets built, so a new subpath is one line in its manifest.
 */
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
const sources = Object.values(entriesOf(".", manifest.exports)).filter(
  (path): path is string => typeof path === "string" && path.endsWith(".ts"),
);

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
});
