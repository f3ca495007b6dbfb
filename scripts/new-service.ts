// Writes the files of a new service: `npm run new-service -- postcode`. The new service passes
// every check, and answers from a made-up table. Each place to fill in contains the word EXAMPLE.
import { rmSync, writeFileSync } from "node:fs";
import { install } from "./new-service/install.ts";
import { namesOf } from "./new-service/names.ts";
import { nextSteps } from "./new-service/next-steps.ts";
import { refusalOf } from "./new-service/refusal.ts";
import { registrations } from "./new-service/registrations.ts";
import { renderTemplate } from "./new-service/template.ts";
import { writeNewFile } from "./new-service/write-new-file.ts";
import { run } from "./run.ts";

const [id, ...more] = process.argv.slice(2);
if (id === undefined || more.length > 0) {
  refuse("Send one id in lower case: npm run new-service -- postcode");
}
const refusal = refusalOf(id);
if (refusal !== undefined) refuse(refusal);

const names = namesOf(id);
// All texts are created before any file is written, so an error leaves the repository unchanged.
const edits = registrations(names);
const files = renderTemplate(names);
for (const [path, text] of files) writeNewFile(path, text);
for (const { path, text } of edits) writeFileSync(path, text);

const folder = `packages/${id}`;
const written = [
  ...files.keys(),
  ...edits.map(({ path }) => path),
  `${folder}/src/types.ts`,
  `${folder}/src/request-fields.ts`,
  `${folder}/test/types.test-d.ts`,
];
const formatted = written.filter((path) => /\.(?:ts|json)$/.test(path));
const steps: readonly (readonly [what: string, run: () => boolean])[] = [
  ["the install", install],
  [
    `${folder}/scripts/update-types.ts`,
    () => run(process.execPath, ["scripts/update-types.ts"], folder),
  ],
  ["scripts/update-manifests.ts", () => run(process.execPath, ["scripts/update-manifests.ts"])],
  ["biome", () => run("node_modules/.bin/biome", ["check", "--write", ...formatted])],
  // The OpenAPI document, its examples and the client also get the new operations.
  ["apps/api", () => run(process.execPath, ["scripts/update-example-answers.ts"], "apps/api")],
  ["packages/client", () => run(process.execPath, ["scripts/update-client.ts"], "packages/client")],
];
const failed = steps.find(([, step]) => !step());
if (failed) {
  for (const path of files.keys()) rmSync(path, { force: true });
  process.stderr.write(
    `new-service: ${failed[0]} failed. The new files are removed; git restore . takes back the changed ones.\n`,
  );
  process.exitCode = 1;
} else {
  process.stdout.write(nextSteps(names, files.keys(), [...edits.map(({ path }) => path)]));
}

function refuse(reason: string): never {
  process.stderr.write(`new-service: ${reason}\n`);
  process.exit(2);
}
