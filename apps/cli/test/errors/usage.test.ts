import { expect, test } from "vitest";
import { run } from "../harness.ts";

test.for([
  [["dmi"], 'error: "dmi" is not a command of almanac', '(did you mean "dim"?)'],
  [["--jsn"], "error: --jsn is not an option of almanac", '(did you mean "--json"?)'],
  [["help", "exit-code"], 'error: "exit-code" is neither a command nor a topic', '"exit-codes"?)'],
  [
    ["tables", "dim", "list", "--explian"],
    "error: --explian is not an option",
    "see: almanac help tables",
  ],
  [["--json", "--csv", "help"], '"--json" cannot be used with option "--csv"', ""],
  [["tables", "a", "b", "c", "d"], "error: too many arguments", "see: almanac help tables"],
] as const)("%j is a usage error", async ([argv, message, hint]) => {
  const { exit, stdout, stderr } = await run(argv);
  expect({ exit, stdout }).toEqual({ exit: 2, stdout: "" });
  if (!argv.some((word) => word === "--json")) expect(stderr).toContain(message);
  else expect(JSON.parse(stderr).detail).toContain(message);
  expect(stderr).toContain(hint);
});
