import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { entry, parcelFlags, runChild } from "./harness.ts";

const dim = ["dim", ...parcelFlags, "--carrier", "dhl"];
const escapeCharacter = String.fromCharCode(27);

test("--version prints the version of the package and loads no library", async () => {
  const loaded = `data:text/javascript,${encodeURIComponent(
    `import { registerHooks } from "node:module";
     registerHooks({ load(url, context, next) {
       if (/zod|packages\\//.test(url)) throw new Error("loaded " + url);
       return next(url, context);
     } });`,
  )}`;
  const watched = { node: ["--import", loaded] };
  expect(await runChild(["--version"], watched)).toEqual({
    exit: 0,
    stdout: `${manifest.version}\n`,
    stderr: "",
  });
  // Shows that the hook works: this command loads a library, so the hook makes it fail.
  expect((await runChild(dim, watched)).exit).not.toBe(0);
});

test("a pipe gets no colours, FORCE_COLOR adds them, NO_COLOR and --no-color turn them off", async () => {
  const [piped, forced, refused, flagged] = await Promise.all([
    runChild(dim),
    runChild(dim, { env: { FORCE_COLOR: "1" } }),
    runChild(dim, { env: { NO_COLOR: "1" } }),
    runChild([...dim, "--no-color"], { env: { FORCE_COLOR: "1" } }),
  ]);
  expect(piped.exit).toBe(0);
  expect(piped.stdout).not.toContain(escapeCharacter);
  expect(forced.stdout).toContain(escapeCharacter);
  expect(refused.stdout).toBe(piped.stdout);
  expect(flagged.stdout).toBe(piped.stdout);
});

test("stderr decides whether errors are coloured, not stdout", async () => {
  const [piped, forced] = await Promise.all([
    runChild(["dmi"]),
    runChild(["dmi"], { env: { FORCE_COLOR: "1" } }),
  ]);
  expect(piped).toMatchObject({ exit: 2, stdout: "" });
  expect(piped.stderr).not.toContain(escapeCharacter);
  expect(forced.stderr).toContain(escapeCharacter);
});

test("leaves with exit code 0 when the reader closes the pipe early", async () => {
  const { exit, stderr } = await closeEarly(["tables", "dim", "list", "--json"]);
  expect({ exit, stderr }).toEqual({ exit: 0, stderr: "" });
});

test("a large reply arrives complete through a pipe", async () => {
  const { exit, stdout } = await runChild(["tables", "dim", "list", "--json"], {
    // Repeats the reply so often that it is much larger than the buffer of a pipe.
    node: [
      "--import",
      preload(`
      const write = process.stdout.write.bind(process.stdout);
      process.stdout.write = (text, ...rest) => write(text.repeat(40), ...rest);`),
    ],
  });
  expect(exit).toBe(0);
  expect(stdout.length).toBeGreaterThan(1_000_000);
  const documents = stdout.trimEnd().split("\n");
  expect(documents).toHaveLength(40);
  expect(new Set(documents).size).toBe(1);
});

test("Ctrl-C ends the program with exit code 130", async () => {
  const { exit } = await runChild(dim, {
    node: [
      "--import",
      preload(`
      setInterval(() => {}, 1000);
      process.on("newListener", (name) => {
        if (name === "SIGINT") setImmediate(() => process.kill(process.pid, "SIGINT"));
      });`),
    ],
  });
  expect(exit).toBe(130);
});

test("reports an output that cannot be written, and leaves with exit code 4", async () => {
  const { exit, stderr } = await runChild(dim, {
    node: [
      "--import",
      preload(`
      process.stdout.write = () => {
        const error = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
        setImmediate(() => process.stdout.emit("error", error));
        return true;
      };`),
    ],
  });
  expect(exit).toBe(4);
  expect(stderr).toBe("error: the output cannot be written: no space left on device\n");
});

test.for([
  [0, dim],
  [1, ["tables", "dim", "show", "nobody"]],
  [2, ["dim", "--length", "abc"]],
  [3, ["dim", ...parcelFlags, "--carrier", "usp"]],
] as const)("the process leaves with exit code %d", async ([code, argv]) => {
  const { exit, stdout, stderr } = await runChild(argv);
  expect(exit).toBe(code);
  expect(code === 0 ? stderr : stdout).toBe("");
});

test("an unexpected exception leaves with exit code 70 and is reported as a bug", async () => {
  const { exit, stderr } = await runChild(dim, {
    node: ["--import", preload(`process.stdout.write = () => { throw new TypeError("broken"); };`)],
  });
  expect(exit).toBe(70);
  expect(stderr).toMatch(/^error: unexpected failure: broken\n/);
});

test("an unhandled rejection leaves with exit code 70 and is reported as a bug", async () => {
  const stray = preload(`
    setInterval(() => {}, 1000);
    process.on("newListener", (name) => {
      if (name === "uncaughtException") setImmediate(() => Promise.reject(new Error("stray")));
    });`);
  const { exit, stderr } = await runChild(dim, { node: ["--import", stray] });
  expect(exit).toBe(70);
  expect(stderr).toMatch(/^error: unexpected failure: stray\n/);
});

test("a command that reads no input gives the same reply with closed and with empty stdin", async () => {
  const [closed, empty] = await Promise.all([runChild(dim), runChild(dim, { input: "" })]);
  expect(closed.exit).toBe(0);
  expect(empty.stdout).toBe(closed.stdout);
});

function preload(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

function closeEarly(argv: readonly string[]): Promise<{ exit: number | null; stderr: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [entry, ...argv], { stdio: ["ignore", "pipe", "pipe"] });
    // The pipe is closed before the first byte, so that writing the reply fails with EPIPE.
    child.stdout.destroy();
    let stderr = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    child.on("error", reject);
    child.on("close", (exit) => resolve({ exit, stderr }));
  });
}

test("npm run almanac finds files in the folder where the user is", () => {
  const folder = mkdtempSync(join(tmpdir(), "almanac-folder-"));
  try {
    writeFileSync(join(folder, "short.csv"), "lengthCm,widthCm,heightCm,weightKg\n40,30,20,2\n");
    const script = fileURLToPath(new URL("../../../scripts/almanac.ts", import.meta.url));
    const words = ["batch", "dim", "short.csv", "--set", "carrier=dhl", "--fields", "ruleId"];
    const printed = execFileSync(process.execPath, [script, ...words], {
      env: { ...process.env, INIT_CWD: folder },
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    expect(printed).toContain("40,30,20,2,dhl.metric,");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
