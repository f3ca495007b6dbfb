// Writes the types of the client from the OpenAPI document. With --check it only reports whether
// they are up to date.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import { describeApi } from "../../../apps/api/src/describe-api.ts";

const header = "// Written by scripts/update-client.ts from the OpenAPI document. Do not edit.\n";

const condition = "#/components/parameters/Idempotency-Key";

const document = describeApi();
const honours = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { parameters = [] }]) =>
      parameters.some((each) => "$ref" in each && each.$ref === condition),
    )
    .map(([method]) => `${method.toUpperCase()} ${path}`),
);

put("schema.generated.ts", astToString(await openapiTS(document as unknown as OpenAPI3)));
put(
  "idempotent-operations.generated.ts",
  `/** The operations that honour an Idempotency-Key. */
export const honoursIdempotencyKey: ReadonlySet<string> = new Set(${JSON.stringify(honours)});`,
);

function put(name: string, source: string): void {
  const file = new URL(`../src/web/${name}`, import.meta.url);
  const wanted = formatted(name, `${header}\n${source}`);
  if (existsSync(file) && readFileSync(file, "utf8") === wanted) {
    console.log(`src/web/${name} is up to date`);
  } else if (process.argv.includes("--check")) {
    console.error(`src/web/${name} is out of date, run node scripts/update-client.ts`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, wanted);
    console.log(`src/web/${name} written`);
  }
}

function formatted(name: string, source: string): string {
  const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  const input = ["format", `--stdin-file-path=src/web/${name}`];
  const options = { input: source, encoding: "utf8", maxBuffer: 2 ** 26 } as const;
  return execFileSync(process.execPath, [biome, ...input], options);
}
