// Writes into every manifest where its package comes from: repository, homepage, bugs, author and keywords. The address and the
// author are in the root package.json and nowhere else. The READMEs of published packages link to the repository by the same
// address, and are written too. With --check it writes nothing, and fails if a file is out of date.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { members } from "./members.ts";
import { type RootManifest, withOrigin } from "./with-origin.ts";

const root = JSON.parse(readFileSync("package.json", "utf8")) as RootManifest;
const isCheck = process.argv.includes("--check");
const changed: string[] = [];

for (const { folder, manifest } of members()) {
  const before = (manifest as { repository?: { url?: string } }).repository?.url;
  update(join(folder, "package.json"), () =>
    format(withOrigin(manifest as unknown as Record<string, unknown>, folder, root)),
  );
  const old = before?.replace(/^git\+/, "").replace(/\.git$/, "");
  if (old !== undefined && old !== root.repository) {
    update(join(folder, "README.md"), (text) => text.replaceAll(`${old}/`, `${root.repository}/`));
  }
}

process.stdout.write(
  changed.length === 0
    ? "manifests: up to date\n"
    : `manifests: ${isCheck ? "out of date, run npm run generate -- manifests" : "written"}: ${changed.join(", ")}\n`,
);
if (isCheck && changed.length > 0) process.exitCode = 1;

function update(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, "utf8");
  const wanted = change(text);
  if (wanted === text) return;
  changed.push(file);
  if (!isCheck) writeFileSync(file, wanted);
}

function format(manifest: object): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
