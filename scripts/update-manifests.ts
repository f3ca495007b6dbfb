// Writes into every manifest where its package comes from: repository, homepage, bugs, author and
// keywords. The address and the author are in the root package.json and nowhere else. The READMEs
// of published packages link to the repository by the same address, and are written too. While that
// address is a placeholder, they also say how to install a package from a checkout. With --check it
// writes nothing, and fails if a file is out of date.
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { members } from "./members.ts";
import { withInstallNote } from "./with-install-note.ts";
import { type RootManifest, withOrigin } from "./with-origin.ts";

const root = JSON.parse(readFileSync("package.json", "utf8")) as RootManifest;
/** No package is released before the repository has an address. */
const isPlaceholder = new URL(root.repository).hostname.endsWith(".invalid");
const isCheck = process.argv.includes("--check");
const changed: string[] = [];

for (const { folder, manifest } of members()) {
  const before = (manifest as { repository?: { url?: string } }).repository?.url;
  update(join(folder, "package.json"), () =>
    format(withOrigin(manifest as unknown as Record<string, unknown>, folder, root)),
  );
  const old = before?.replace(/^git\+/, "").replace(/\.git$/, "");
  const hasMoved = old !== undefined && old !== root.repository;
  if (manifest.private && !hasMoved) continue;
  update(join(folder, "README.md"), (text) => {
    const addressed = hasMoved ? text.replaceAll(`${old}/`, `${root.repository}/`) : text;
    if (manifest.private) return addressed;
    const [bin] = Object.keys(manifest.bin ?? {});
    return withInstallNote(addressed, { id: basename(folder), bin, isReleased: !isPlaceholder });
  });
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
