import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "tsup";

/** Data packages are not bundled: they are large, and are opened only when they are needed. */
const dataPackages = ["@almanac/vin-data", "@almanac/vin-dimensions"];

export default defineConfig({
  // The threads of a batch start at the second file.
  entry: { main: "src/main.ts", worker: "src/worker.ts" },
  format: ["esm"],
  target: "node22",
  platform: "node",
  dts: false,
  minify: true,
  splitting: true,
  clean: true,
  // Everything else is bundled. A package that neither list matches would have to be installed
  // beside the bundle.
  noExternal: [new RegExp(`^(?!(?:${dataPackages.join("|")})(?:/|$)|node:).*`)],
  external: dataPackages,
  removeNodeProtocol: false,
  esbuildPlugins: [
    {
      name: "licences",
      setup(build) {
        build.onEnd(({ metafile, errors }) => {
          if (errors.length > 0 || metafile === undefined) return;
          const { outdir = "dist" } = build.initialOptions;
          mkdirSync(outdir, { recursive: true });
          const text = licences(Object.keys(metafile.inputs));
          writeFileSync(join(outdir, "THIRD-PARTY-LICENCES.txt"), text);
        });
      },
    },
  ],
});

/** The licence texts of every package from which a file is bundled. */
function licences(inputs: readonly string[]): string {
  const folders = new Set<string>();
  for (const input of inputs) {
    const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0];
    if (folder !== undefined) folders.add(folder);
  }
  return [...folders]
    .map((folder) => {
      const manifest: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
      if (file === undefined) {
        throw new Error(`${folder} has no licence text to ship`);
      }
      return `${describe(manifest)}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
    })
    .sort()
    .join(`\n${"-".repeat(80)}\n\n`);
}

function describe(manifest: unknown): string {
  if (typeof manifest !== "object" || manifest === null) throw new Error("not a manifest");
  const { name, version, license } = { name: "", version: "", license: "", ...manifest };
  return `${name} ${version} (${license})`;
}
