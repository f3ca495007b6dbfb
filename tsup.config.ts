import { existsSync, readFileSync } from "node:fs";
import { defineConfig } from "tsup";
import { entriesOf } from "./scripts/entries.ts";

interface Manifest {
  exports: Record<string, string>;
  publishConfig?: { exports?: Record<string, unknown> };
}

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
  dts: true,
  sourcemap: true,
  clean: true,
  splitting: true,
  treeshake: true,
  tsconfig: existsSync("tsconfig.build.json") ? "tsconfig.build.json" : "tsconfig.json",
  external: [/^node:/],
});
