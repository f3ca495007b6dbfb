import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));
const project = mkdtempSync(join(tmpdir(), "almanac-pack-"));

afterAll(() => rmSync(project, { recursive: true, force: true }));

function pack(...names: readonly string[]) {
  const args = [join(root, "scripts/pack.ts"), ...names];
  const env = { ...process.env, PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}` };
  return spawnSync(process.execPath, args, { cwd: root, encoding: "utf8", env });
}

test("the printed command installs a package that runs, and whose types a strict compiler accepts", () => {
  const { status, stdout } = pack("dimweight");
  expect(status).toBe(0);
  const [, tarball = ""] = /^npm install '?(\/[^']+?\.tgz)'?\n$/.exec(stdout) ?? [];
  const write = (path: string, text: string) => writeFileSync(join(project, path), text);
  write("package.json", JSON.stringify({ private: true, type: "module" }));
  // The package needs no other, so no registry is asked.
  const install = ["install", "--offline", "--no-audit", "--no-fund", tarball];
  execFileSync("npm", install, { cwd: project, stdio: "ignore" });
  const parcel = '{ lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2, carrier: "dhl" }';
  const program = `import { calculateDimWeight } from "@almanac/dimweight";
const weightKg: number = calculateDimWeight(${parcel}).billableWeightKg;
if (weightKg !== 5) throw new Error(String(weightKg));
`;
  write("right.ts", program);
  write("wrong.ts", program.replace('"dhl"', '"dhll"'));
  execFileSync(process.execPath, ["right.ts"], { cwd: project });
  const flags = [
    "--strict",
    "--noEmit",
    "--ignoreConfig",
    "--module",
    "nodenext",
    "--target",
    "es2023",
  ];
  const compile = (file: string) =>
    spawnSync(join(root, "node_modules/.bin/tsc"), [...flags, "--types", "", file], {
      cwd: project,
      encoding: "utf8",
    });
  expect(compile("right.ts")).toMatchObject({ status: 0, stdout: "" });
  expect(compile("wrong.ts").stdout).toContain('"dhll"');
});

test("a name that no package has ends with the list of names", () => {
  const { status, stdout, stderr } = pack("dimwei");
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/^Not known: dimwei\. Choose from: .*dimweight/);
});
