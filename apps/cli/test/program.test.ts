import { expect, test } from "vitest";
import type { Registration } from "../src/command.ts";
import { run } from "./harness.ts";
import { register } from "./register.ts";

test('an answer of "no" is printed and leaves with exit code 1', async () => {
  const commands = [
    register("check", (command, answer) => {
      command.action(
        answer(() => ({ document: { ok: false }, human: () => "no\n", failed: true })),
      );
    }),
  ];
  expect(await run(["check"], { commands })).toEqual({ exit: 1, stdout: "no\n", stderr: "" });
  expect((await run(["check", "--json"], { commands })).stdout).toBe('{"ok":false}\n');
});

test("a command can have subcommands, each with its own help and errors", async () => {
  const commands = [
    register("shop", (command, answer) => {
      command
        .command("products")
        .option("--limit <count>", "how many")
        .action(
          answer<{ limit?: string }>(({ options }) => ({ document: options, human: () => "" })),
        );
    }),
  ];
  const reply = await run(["shop", "products", "--limit", "3", "--json"], { commands });
  expect(reply).toEqual({ exit: 0, stdout: '{"limit":"3"}\n', stderr: "" });
  const typo = await run(["shop", "product"], { commands });
  expect(typo.exit).toBe(2);
  expect(typo.stderr).toContain('(did you mean "products"?)');
  const flag = await run(["shop", "products", "--limt", "3"], { commands });
  expect(flag.stderr).toContain("--limt is not an option of almanac shop products");
  expect(flag.stderr).toContain("see: almanac help shop products");
  const swallowed = await run(["shop", "products", "--limit", "--json"], { commands });
  expect(swallowed.exit).toBe(2);
});

test("the module of a command is loaded only when the command is invoked", async () => {
  const never: Registration = {
    name: "heavy",
    group: "Lookups",
    summary: "not needed",
    docs: "docs/test.md",
    load: () => Promise.reject(new Error("loaded")),
  };
  for (const argv of [["--version"], ["--help"], [], ["nonsense"]]) {
    const { exit, stderr } = await run(argv, { commands: [never] });
    expect(exit, argv.join(" ")).not.toBe(70);
    expect(stderr).not.toContain("loaded");
  }
  expect((await run(["heavy"], { commands: [never] })).exit).toBe(70);
});

test("--json is indented on a terminal and compact in a pipe", async () => {
  const commands = [
    register("one", (command, answer) => {
      command.action(answer(() => ({ document: { a: 1 }, human: () => "a\n" })));
    }),
  ];
  const terminal = await run(["one", "--json"], { commands, terminal: { columns: 80 } });
  expect(terminal.stdout).toBe('{\n  "a": 1\n}\n');
  expect((await run(["one", "--json"], { commands })).stdout).toBe('{"a":1}\n');
});
