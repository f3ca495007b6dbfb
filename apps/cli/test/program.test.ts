import { expect, test } from "vitest";
import type { Registration, Service } from "../src/command.ts";
import { AlmanacError } from "../src/errors/almanac-error.ts";
import { type Category, categories } from "../src/errors/categories.ts";
import { run } from "./harness.ts";

function register(name: string, configure: Service["configure"]): Registration {
  return {
    name,
    group: "Lookups",
    summary: `the ${name} command`,
    load: async () => ({ service: { configure } }),
  };
}

function failing(error: unknown): Registration {
  return register("fail", (command, answer) => {
    command.action(
      answer(() => {
        throw error;
      }),
    );
  });
}

test.for(Object.entries(categories))(
  "an error of category %s leaves with its exit code",
  async ([category, { exit, status }]) => {
    const fault = { code: "some_code", what: "it went wrong" };
    const services = [failing(new AlmanacError(category as Category, [fault]))];
    const human = await run(["fail"], { services });
    expect(human).toEqual({ exit, stdout: "", stderr: "error: it went wrong\n" });
    const machine = await run(["fail", "--json"], { services });
    expect(machine.exit).toBe(exit);
    expect(JSON.parse(machine.stderr)).toMatchObject({ status, code: "some_code" });
  },
);

test("a library's error keeps its category, code and issues", async () => {
  const issues = [
    { code: "dns_failure", path: ["hostname"], message: "No such name." },
    { code: "dns_failure", path: [], message: "Nor that one." },
  ];
  const error = Object.assign(new Error("two"), { category: "unreachable", issues });
  const { exit, stderr } = await run(["fail", "--ndjson"], { services: [failing(error)] });
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
])("anything else is a bug: %s", async (thrown) => {
  const { exit, stdout, stderr } = await run(["fail"], { services: [failing(thrown)] });
  expect(exit).toBe(70);
  expect(stdout).toBe("");
  expect(stderr).toMatch(
    /^error: unexpected failure: .+\nallowed: .+bug.+\nsee: .+--debug.+report/,
  );
  expect(stderr).not.toContain("    at ");
});

test("--debug adds the stack", async () => {
  const { exit, stderr } = await run(["fail", "--debug"], { services: [failing(new Error("x"))] });
  expect(exit).toBe(70);
  expect(stderr).toContain("    at ");
});

test("an answer that is no leaves with 1, and is printed all the same", async () => {
  const services = [
    register("check", (command, answer) => {
      command.action(
        answer(() => ({ document: { ok: false }, human: () => "no\n", failed: true })),
      );
    }),
  ];
  expect(await run(["check"], { services })).toEqual({ exit: 1, stdout: "no\n", stderr: "" });
  expect((await run(["check", "--json"], { services })).stdout).toBe('{"ok":false}\n');
});

test("a command can have commands of its own, each with its help and errors", async () => {
  const services = [
    register("shop", (command, answer) => {
      command
        .command("products")
        .option("--limit <count>", "how many")
        .action(
          answer<{ limit?: string }>(({ options }) => ({ document: options, human: () => "" })),
        );
    }),
  ];
  const reply = await run(["shop", "products", "--limit", "3", "--json"], { services });
  expect(reply).toEqual({ exit: 0, stdout: '{"limit":"3"}\n', stderr: "" });
  const typo = await run(["shop", "product"], { services });
  expect(typo.exit).toBe(2);
  expect(typo.stderr).toContain('(did you mean "products"?)');
  const flag = await run(["shop", "products", "--limt", "3"], { services });
  expect(flag.stderr).toContain("--limt is not an option of almanac shop products");
  expect(flag.stderr).toContain("see: almanac help shop products");
  const swallowed = await run(["shop", "products", "--limit", "--json"], { services });
  expect(swallowed.exit).toBe(2);
});

test("a service is loaded only when it is asked for", async () => {
  const never: Registration = {
    name: "heavy",
    group: "Lookups",
    summary: "not needed",
    load: () => Promise.reject(new Error("loaded")),
  };
  for (const argv of [["--version"], ["--help"], [], ["nonsense"]]) {
    const { exit, stderr } = await run(argv, { services: [never] });
    expect(exit, argv.join(" ")).not.toBe(70);
    expect(stderr).not.toContain("loaded");
  }
  expect((await run(["heavy"], { services: [never] })).exit).toBe(70);
});

test("json is indented on a terminal and compact in a pipe", async () => {
  const services = [
    register("one", (command, answer) => {
      command.action(answer(() => ({ document: { a: 1 }, human: () => "a\n" })));
    }),
  ];
  const terminal = await run(["one", "--json"], { services, terminal: { columns: 80 } });
  expect(terminal.stdout).toBe('{\n  "a": 1\n}\n');
  expect((await run(["one", "--json"], { services })).stdout).toBe('{"a":1}\n');
});
