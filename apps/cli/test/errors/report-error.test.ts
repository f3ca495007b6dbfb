import type { Issue } from "@almanac/kernel/errors/issue";
import { LibraryError } from "@almanac/kernel/errors/library-error";
import { expect, test } from "vitest";
import { AlmanacError } from "../../src/errors/almanac-error.ts";
import { type ErrorKind, errorKinds } from "../../src/errors/exit-codes.ts";
import { parcelFlags, run } from "../harness.ts";
import { failing } from "../register.ts";

test.for(Object.entries(errorKinds))(
  "an error of category %s ends the program with the exit code of the category",
  async ([category, { exit, status }]) => {
    const issue = { code: "some_code", what: "it went wrong" };
    const commands = [failing(new AlmanacError(category as ErrorKind, [issue]))];
    const human = await run(["fail"], { commands });
    expect(human).toEqual({ exit, stdout: "", stderr: "error: it went wrong\n" });
    const machine = await run(["fail", "--json"], { commands });
    expect(machine.exit).toBe(exit);
    expect(JSON.parse(machine.stderr)).toMatchObject({ status, code: "some_code" });
  },
);

test("a library's error keeps its category, code and issues", async () => {
  const issues = [
    { code: "dns_failure", path: ["hostname"], message: "No such name." },
    { code: "dns_failure", path: [], message: "Nor that one." },
  ];
  const codes = { unreachable: ["dns_failure"] } as const;
  class LookupError extends LibraryError<typeof codes, Issue> {}
  const error = new LookupError("LookupError", codes, issues);
  const { exit, stderr } = await run(["fail", "--ndjson"], { commands: [failing(error)] });
  expect(exit).toBe(4);
  expect(JSON.parse(stderr)).toEqual({
    type: "/problems/dns-failure",
    title: "The looked-up host failed",
    status: 502,
    detail: "No such name. Nor that one.",
    code: "dns_failure",
    errors: [
      { parameter: "hostname", code: "dns_failure", detail: "No such name." },
      { code: "dns_failure", detail: "Nor that one." },
    ],
  });
});

test.for([
  new TypeError("x is not a function"),
  "a string",
  Object.assign(new Error("odd"), { category: "no such", issues: [] }),
  Object.assign(new Error("odd"), { category: "invalid", issues: "none" }),
])("reports any other thrown value as a bug: %s", async (thrown) => {
  const { exit, stdout, stderr } = await run(["fail"], { commands: [failing(thrown)] });
  expect(exit).toBe(70);
  expect(stdout).toBe("");
  expect(stderr).toMatch(
    /^error: unexpected failure: .+\nallowed: .+bug.+\nsee: .+--debug.+report/,
  );
  expect(stderr).not.toContain("    at ");
});

test("--debug prints the stack of a bug", async () => {
  const { exit, stderr } = await run(["fail", "--debug"], { commands: [failing(new Error("x"))] });
  expect(exit).toBe(70);
  expect(stderr).toContain("    at ");
});

test("on a terminal, a long line of an error breaks between words", async () => {
  const argv = ["dim", ...parcelFlags, "--carrier", "usp"];
  const { stderr } = await run(argv, { terminal: { columns: 60 } });
  for (const line of stderr.split("\n")) expect(line.length).toBeLessThanOrEqual(60);
});

test("in a pipe, and on a terminal without a known width, the lines of an error are not broken", async () => {
  const argv = ["dim", ...parcelFlags, "--carrier", "usp"];
  const piped = await run(argv);
  expect(piped.stderr.trimEnd().split("\n")).toHaveLength(3);
  expect(await run(argv, { terminal: { columns: 0 } })).toEqual(piped);
});
