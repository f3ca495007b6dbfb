import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";

/** A folder that has the libraries in its `node_modules`. */
const folder = fileURLToPath(new URL("../apps/cli", import.meta.url));

/**
 * Bundles a program that imports a name, as bundlers for browsers do. Returns what the
 * bundler reports.
 */
async function bundle(name: string, from: string): Promise<string> {
  const reported = await build({
    stdin: { contents: `export { ${name} } from "${from}";`, resolveDir: folder },
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
    logLevel: "silent",
  }).catch((error: Error) => error);
  return reported instanceof Error ? reported.message : "";
}

test.for([
  ["decodeVin", "@almanac/vin", "vin/src/use-core-or-browser.ts"],
  ["listMakes", "@almanac/vin", "vin/src/use-core-or-browser.ts"],
  ["inspectCertificate", "@almanac/certs", "certs/src/use-core.ts"],
  ["resolveHost", "@almanac/certs", "certs/src/use-core.ts"],
] as const)(
  "a bundler for browsers says which entry to use for %s of %s",
  async ([name, from, file]) => {
    expect(await bundle(name, from)).toMatch(
      new RegExp(`No matching export in "[^"]*${file}" for import "${name}"`),
    );
  },
);

test.for([
  ["parseVin", "@almanac/vin"],
  ["parseCertificate", "@almanac/certs"],
] as const)("%s of %s works in a browser", async ([name, from]) => {
  expect(await bundle(name, from)).toBe("");
});
