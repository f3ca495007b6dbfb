import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commands } from "../../src/commands/index.ts";
import { createTables } from "../../src/commands/tables.ts";
import { services } from "../../src/services/index.ts";
import { run } from "../harness.ts";

const terminal = { columns: 80 };

// The snapshots show only these services, so that a new service does not change a snapshot.
const shown = ["dim", "vin", "tax", "cert", "shop"];
const shownServices = services.filter(({ name }) => shown.includes(name));
const shownCommands = commands
  .filter(({ name, group }) => group === "About" || shown.includes(name))
  .map((command) =>
    command.name === "tables"
      ? { ...command, load: async () => createTables(shownServices) }
      : command,
  );

test.for([
  "",
  "--help",
  "help",
  "help cert",
  "help dim",
  "help shop",
  "help tables",
  "help exit-codes",
  "help environment",
  "help formats",
])("almanac %s at 80 columns prints help with lines that fit", async (line) => {
  const argv = line.split(" ").filter((word) => word !== "");
  const { exit, stdout, stderr } = await run(argv, { terminal, commands: shownCommands });
  expect({ exit, stderr }).toEqual({ exit: 0, stderr: "" });
  for (const line of stdout.split("\n")) expect(line.length, line).toBeLessThanOrEqual(80);
  expect(stdout).toMatchSnapshot();
});

test("the help lists every command with its summary", async () => {
  const { stdout } = await run(["help"]);
  const text = stdout.replaceAll(/\s+/g, " ");
  for (const { name, summary } of commands) expect(text).toContain(` ${name} ${summary} `);
});

test.for(services)("the help of $name has examples", async ({ name }) => {
  const { exit, stdout } = await run(["help", name]);
  expect(exit).toBe(0);
  expect(stdout).toContain(`  almanac ${name} `);
});

test("help, -h and no command print the same help", async () => {
  const [bare, flag, command, quiet] = await Promise.all(
    [[], ["-h"], ["help"], ["-q"]].map((argv) => run(argv)),
  );
  expect(flag).toEqual(bare);
  expect(command).toEqual(bare);
  expect(quiet).toEqual(bare);
  expect(await run(["dim", "--help"])).toEqual(await run(["help", "dim"]));
});

/** The source files of the program, including those of the packages that are bundled with it. */
const sources = globSync(
  [
    "src/**/*.ts",
    "../../packages/*/src/**/*.ts",
    "../api/src/services/storefront{.ts,/**/*.ts}",
    "../api/src/start/serve-shop.ts",
  ],
  { cwd: new URL("../..", import.meta.url).pathname },
).map((path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"));

/**
 * The variable names in `process.env.NAME`, and in options whose value commander takes from
 * the environment.
 */
const readNames = (source: string) =>
  [...source.matchAll(/\benv\.([A-Z]\w*)|\benv\["(\w+)"\]|\.env\("(\w+)"\)/g)].map(
    ([, member, index, option]) => member ?? index ?? option ?? "",
  );

test("help environment lists exactly the variables that the program or Node reads", async () => {
  expect(sources.length).toBeGreaterThan(100);
  const read = new Set(sources.flatMap(readNames));
  expect(read.size).toBeGreaterThan(0);
  const { stdout } = await run(["help", "environment"]);
  const named = [...stdout.matchAll(/^ {2}([A-Z_]+) {2}/gm)].map(([, name = ""]) => name);
  for (const name of read) expect(named).toContain(name);
  // Node reads the other variables, for colours and for its compile cache.
  const byNode = named.filter((name) => !read.has(name));
  expect(byNode.filter((name) => !/^(?:NODE_|NO_COLOR$|FORCE_COLOR$|TERM$)/.test(name))).toEqual(
    [],
  );
});

test("every source reads the environment in a form that the test above recognises", () => {
  for (const source of sources) {
    const uses = source.match(/process\.env\b|\benv\b.*= process/g) ?? [];
    expect(uses.length).toBeLessThanOrEqual(readNames(source).length);
  }
});
