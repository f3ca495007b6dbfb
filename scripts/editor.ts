// Checks what an editor shows for the built declarations of every library whose types
// scripts/update-types.ts writes. It asks the TypeScript language service, and needs a build. It
// requires that:
// - every field of a request is completed, and so is every closed name (a union of literals)
// - every field and every exported type has a sentence on hover
// - the sample in test/editor.ts compiles
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Editor } from "./editor/editor.ts";
import { probesOfRequests } from "./editor/probes.ts";
import { readSample } from "./editor/sample.ts";
import { members } from "./members.ts";

const all = members();
const libraries = all.filter(({ folder }) => existsSync(join(folder, "scripts/update-types.ts")));
const editor = new Editor(all);
const issues: string[] = [];
let asked = 0;

for (const { folder, manifest } of libraries) {
  const sample = readSample(join(folder, "test/editor.ts"));
  const { source, probes } = await probesOfRequests(folder, manifest.name);
  const questions = [
    { file: join(folder, "test/editor.ts"), ...sample },
    { file: join(folder, "test/editor.requests.ts"), source, probes },
  ];
  for (const { file, source: text, probes: places } of questions) {
    editor.write(file, text);
    issues.push(...editor.errors(file));
    for (const probe of places) {
      issues.push(...editor.missing(file, probe).map((what) => `${file}: ${probe.what}: ${what}`));
      asked += probe.names.length;
    }
  }
  const silent = editor.undocumented(join(folder, "test/editor.ts"), manifest.name);
  issues.push(...silent.names.map((name) => `${manifest.name}: ${name} has no sentence`));
  asked += silent.asked;
}

if (issues.length > 0) process.exitCode = 1;
process.stdout.write(
  issues.length > 0
    ? `${issues.join("\n")}\neditor: ${issues.length} of ${asked} answers are wrong\n`
    : `editor: ${asked} completions and hovers over ${libraries.length} libraries are right\n`,
);
