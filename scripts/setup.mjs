// Installs the packages of the lockfile, but only if something is missing, so that a second
// `npm start` does not wait for an install. Must run on any Node from version 20 on, because
// nothing is installed yet. Writes only to stderr, so that the output of the command that follows
// can be piped.
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lockfile = join(root, "pnpm-lock.yaml");
/**
 * The lockfile of the last install. The copy that pnpm keeps cannot be compared with the lockfile,
 * because pnpm sorts it.
 */
const installedLockfile = join(root, "node_modules/.installed-pnpm-lock.yaml");
const pnpm = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).packageManager;

if (!isInstalled()) {
  const install = spawnSync("npx", ["-y", pnpm, "install", "--frozen-lockfile"], {
    cwd: root,
    stdio: ["ignore", process.stderr, "inherit"],
    shell: process.platform === "win32",
  });
  process.exitCode = install.status ?? 1;
  if (install.status === 0) copyFileSync(lockfile, installedLockfile);
}

function isInstalled() {
  if (!existsSync(installedLockfile)) return false;
  const [installed, wanted] = [installedLockfile, lockfile].map((file) =>
    readFileSync(file, "utf8"),
  );
  return installed === wanted && membersWithDependencies().every(hasModules);
}

function membersWithDependencies() {
  return ["packages", "apps"]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)))
    .concat(join(root, "bench"))
    .filter((member) => {
      const manifest = join(member, "package.json");
      if (!existsSync(manifest)) return false;
      const { dependencies = {}, devDependencies = {} } = JSON.parse(
        readFileSync(manifest, "utf8"),
      );
      return Object.keys({ ...dependencies, ...devDependencies }).length > 0;
    });
}

function hasModules(member) {
  return existsSync(join(member, "node_modules"));
}
