import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { commands } from "../../src/commands/index.ts";
import { run } from "../harness.ts";

test.for([
  [["dmi"], 'error: "dmi" is not a command of almanac', '(did you mean "dim"?)'],
  [["salary"], 'error: "salary" is not a command of almanac', '(did you mean "pay"?)'],
  [["Parcel", "40x30x20"], 'error: "Parcel" is not a command', '(did you mean "dim"?)'],
  [["cart"], 'error: "cart" is not a command of almanac', '(did you mean "shop"?)'],
  [["help", "car"], 'error: "car" is neither a command nor a topic', '(did you mean "vin"?)'],
  [["batch", "ssl"], "error: <service> must be dim, vin, tax, pay or cert", 'mean: "cert"'],
  [["--jsn"], "error: --jsn is not an option of almanac", '(did you mean "--json"?)'],
  [["help", "exit-code"], 'error: "exit-code" is neither a command nor a topic', '"exit-codes"?)'],
  [
    ["tables", "dim", "list", "--explian"],
    "error: --explian is not an option",
    "see: almanac help tables",
  ],
  [["--json", "--csv", "help"], "--json and --csv cannot be used together", ""],
  [["tables", "a", "b", "c", "d"], 'error: unexpected argument: "d"', "see: almanac help tables"],
  [["vin", "--csv=1", "x"], 'error: --csv takes no value, and got "1"', "allowed: --csv"],
  [["--fields", "make"], "error: <command> is missing", "allowed: dim, vin"],
  [["dim", "--fields", "--csv"], "error: --fields needs a value", "allowed: --fields <names>"],
  [["shop", "carts"], 'error: "carts" is not a command of almanac shop', '(did you mean "cart"?)'],
  [["shop", "cart"], "error: <action> is missing", "allowed: almanac shop cart <action>"],
  [["vin", "-z"], "error: -z is not an option of almanac vin", "see: almanac help vin"],
  [["dim", "--carrier"], "error: --carrier needs a value", "allowed: --carrier <name>"],
  [
    ["tax", "US", "1", "x", "y"],
    'error: unexpected argument: "x", and 1 more',
    "allowed: almanac tax <j",
  ],
  [
    ["tax", "US", "1", "--income", "2"],
    "error: --income is given twice",
    "allowed: one of the two",
  ],
] as const)("%j is a usage error", async ([argv, message, hint]) => {
  const { exit, stdout, stderr } = await run(argv);
  expect({ exit, stdout }).toEqual({ exit: 2, stdout: "" });
  if (!argv.some((word) => word === "--json")) expect(stderr).toContain(message);
  else expect(JSON.parse(stderr).detail).toContain(message);
  expect(stderr).toContain(hint);
});

test("every kind of error of the parser has its own message", () => {
  const parser = fileURLToPath(import.meta.resolve("commander"));
  const source = ["command.js", "error.js"]
    .map((file) => readFileSync(parser.replace(/[^/]+$/, `lib/${file}`), "utf8"))
    .join("");
  const raised = new Set([...source.matchAll(/'(commander\.\w+)'/g)].map(([, code]) => code));
  expect([...raised].sort()).toEqual([
    "commander.conflictingOption", // no option declares a conflict, because requireOneFormat checks for it
    "commander.error", // only for errors that a command raises through the parser
    "commander.excessArguments",
    "commander.executeSubCommandAsync", // only for commands that are separate programs
    "commander.help",
    "commander.helpDisplayed", // no error
    "commander.invalidArgument", // only for parsers of values that throw it
    "commander.missingArgument",
    "commander.missingMandatoryOptionValue", // no option is mandatory, because the libraries report missing fields
    "commander.optionMissingArgument",
    "commander.unknownCommand",
    "commander.unknownOption",
    "commander.version", // no error
  ]);
  const ours = readFileSync(new URL("../../src/parser/usage.ts", import.meta.url), "utf8");
  for (const code of [
    "excessArguments",
    "help",
    "missingArgument",
    "optionMissingArgument",
    "unknownCommand",
    "unknownOption",
  ]) {
    expect(ours).toContain(`case "commander.${code}"`);
  }
});

const wrongLines = [[], ...commands.map(({ name }) => [name])].flatMap((command) =>
  [["--no-such-option"], ["--json=1"], ["--fields"], ["--csv", "--ndjson"]].map((wrong) => [
    ...command,
    ...wrong,
  ]),
);

test.for(wrongLines)("a wrong command line prints our three-line message: %j", async (argv) => {
  const { exit, stdout, stderr } = await run(argv);
  expect({ exit, stdout }).toEqual({ exit: 2, stdout: "" });
  if (argv.includes("--ndjson")) {
    expect(JSON.parse(stderr)).toMatchObject({ status: 400, errors: [{}] });
    return;
  }
  expect(stderr).toMatch(/^error: .+\n(?:allowed|did you mean): .+\nsee: almanac help.*\n$/);
  expect(stderr).not.toMatch(/unknown option|too many arguments|cannot be used with option/);
});
