import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { packTasks, tasks } from "@almanac/agent-lab";
import { afterAll, describe, expect, test } from "vitest";
import { run } from "../harness.ts";

const folder = mkdtempSync(join(tmpdir(), "almanac-lab-"));
afterAll(() => rmSync(folder, { recursive: true }));

const inFolder = (name: string) => join(folder, name);

async function shop(...argv: string[]) {
  return await run(["shop", ...argv]);
}

async function json(...argv: string[]) {
  const outcome = await shop(...argv, "--json");
  return { ...outcome, document: JSON.parse(outcome.stdout) };
}

/** The command of an agent that is a small Node program. */
function agentScript(name: string, source: string): string {
  const path = inFolder(name);
  writeFileSync(path, source);
  return `"${process.execPath}" "${path}"`;
}

test("shop tasks lists every task, and prints one as JSON", async () => {
  const { document } = await json("tasks");
  expect(document).toEqual({ tasks: JSON.parse(JSON.stringify(tasks())) });
  const one = await json("tasks", "exact-one-item");
  expect(one.document).toEqual(JSON.parse(JSON.stringify(tasks()[0])));
  expect((await shop("tasks", "mall")).stdout).toContain("mall-cheapest");
  expect((await shop("tasks", "exact-one-item")).stdout).toContain("Buy one Everyday Grater.");
});

test("shop tasks lists the tasks of the packs by name, family and id, and leaves them out of all", async () => {
  const idsOf = async (names: string) => {
    const { document } = await json("tasks", names);
    return (document.tasks ?? [document]).map(({ id }: { id: string }) => id);
  };
  const packs = packTasks().map(({ id }) => id);
  expect(await idsOf("packs")).toEqual(packs);
  expect(await idsOf("packs-clean")).toEqual(packs.map((id) => `${id}-clean`));
  expect(await idsOf("pack-rank,pack-rank-clean")).toHaveLength(8);
  expect(await idsOf("pack-dark-hidden-fee-clean")).toEqual(["pack-dark-hidden-fee-clean"]);
  expect(await idsOf("all")).not.toContain(packs[0]);
});

describe("shop run", () => {
  test("runs the tasks of packs: the naive agent falls for them, the clean twins pass", async () => {
    const names = ["inject-image-text", "dark-hidden-fee", "spoof-pack-size"];
    const ids = names.flatMap((name) => [`pack-${name}`, `pack-${name}-clean`]).join();
    const argv = ["run", "--tasks", ids, "--surface", "v1,mcp", "--agent"];
    const naive = await json(...argv, "naive");
    const failed = naive.document.runs.filter(({ success }: { success: boolean }) => !success);
    expect(failed.map(({ task }: { task: string }) => task)).toEqual(
      names.flatMap((name) => [`pack-${name}`, `pack-${name}`]),
    );
    expect(naive.document.surfaces[0].harm.buyer).toBeGreaterThan(0);
    expect(await shop(...argv, "careful", "--quiet")).toMatchObject({
      exit: 0,
      stdout: "12 of 12\n",
    });
  });

  test("runs the careful agent over three surfaces, and two runs have equal reports", async () => {
    const argv = ["run", "--agent", "careful", "--tasks", "basket-cart-only,payment-second-card"];
    const surfaces = ["--surface", "v1,ucp,mcp", "--k", "2", "--jobs", "3"];
    const [first, second] = [await json(...argv, ...surfaces), await json(...argv, ...surfaces)];
    expect(first.exit).toBe(0);
    expect(second.stdout).toBe(first.stdout);
    expect(first.document.runs.length).toBe(2 * 3 * 2);
    for (const summary of first.document.surfaces) {
      expect(summary).toMatchObject({ runs: 4, passed: 4, tasks_passed_always: 2 });
      expect(summary.unexpected_failures).toBe(0);
    }
    expect(first.stderr).toContain("[12/12]");
  });

  test("fails with the naive agent, and gives the reasons", async () => {
    const { exit, stdout } = await shop(
      "run",
      "--agent",
      "naive",
      "--tasks",
      "exact-colour-and-size",
    );
    expect(exit).toBe(1);
    expect(stdout).toContain("wrong_options at 2: ");
  });

  test("gives a command the brief in its environment and on stdin, but nothing about the lab", async () => {
    const agent = agentScript(
      "brief.mjs",
      `let text = ""; for await (const part of process.stdin) text += part;
       const brief = JSON.parse(text);
       const base = process.env.ALMANAC_BASE_URL;
       const page = await (await fetch(base + "/v1/products?q=grater")).json();
       const lab = await fetch(new URL("/_lab/truth?product_id=" + page.products[0].id, base));
       const same = brief.shops[0].base_url === base && brief.instruction === process.env.ALMANAC_INSTRUCTION
         && process.env.ALMANAC_SURFACE === "v1" && process.env.ALMANAC_LAB_KEY === undefined;
       console.log("thinking ...");
       console.log(JSON.stringify({ answer: ["same", same, lab.status, page.products.length].join(" ") }));`,
    );
    process.env.ALMANAC_LAB_KEY = "secret";
    const { document } = await json("run", "--agent", agent, "--tasks", "exact-one-item").finally(
      () => {
        delete process.env.ALMANAC_LAB_KEY;
      },
    );
    expect(document.runs[0]).toMatchObject({
      answer: "same true 401 1",
      success: false,
      agent_error: null,
      cost: { calls: 1 },
    });
  });

  test("ends a command that takes too long, with all processes that it has started", async () => {
    const sign = inFolder("alive");
    const child = agentScript(
      "child.mjs",
      `import { appendFileSync } from "node:fs"; setInterval(() => appendFileSync(${JSON.stringify(sign)}, "."), 50);`,
    );
    const agent = agentScript(
      "slow.mjs",
      `import { spawn } from "node:child_process";
       spawn(${JSON.stringify(child)}, { shell: true, stdio: "ignore" }); setInterval(() => {}, 1000);`,
    );
    const argv = ["run", "--agent", agent, "--tasks", "exact-one-item", "--timeout", "2"];
    const { exit, document } = await json(...argv);
    expect(exit).toBe(1);
    expect(document.runs[0].agent_error).toBe("The agent took longer than 2 s.");
    const before = readFileSync(sign, "utf8").length;
    await sleep(400);
    expect(readFileSync(sign, "utf8").length).toBe(before);
  });

  test("reports a command that fails or cannot be found", async () => {
    const agent = agentScript("broken.mjs", 'console.error("no model"); process.exit(3);');
    const failed = await json("run", "--agent", agent, "--tasks", "exact-one-item");
    expect(failed.document.runs[0].agent_error).toBe("The agent ended with 3. It wrote: no model");
    const missing = await json("run", "--agent", "no-such-agent", "--tasks", "exact-one-item");
    expect(missing.document.runs[0].agent_error).toMatch(/^The agent ended with 127\./);
  });

  test("writes JUnit, HTML and transcripts, and shop score gives a transcript the same score", async () => {
    const outputs = ["--junit", inFolder("r.xml"), "--html", inFolder("r.html")];
    const argv = ["run", "--agent", "naive", "--tasks", "exact-colour-and-size,exact-one-item"];
    const { document } = await json(...argv, ...outputs, "--out", inFolder("saved"));
    const junit = readFileSync(inFolder("r.xml"), "utf8");
    expect(junit).toContain('<testsuite name="v1" tests="2" failures="1">');
    const html = readFileSync(inFolder("r.html"), "utf8");
    expect(html).toContain("first wrong step");
    expect(html).toContain('<th scope="row">Runs passed</th><td>1 of 2</td>');
    expect(html).toContain("85, failed");
    expect(html).toContain("prefers-color-scheme: dark");
    expect(html).not.toMatch(/(?:src|href)=|https?:\/\//);
    const saved = inFolder("saved/exact-colour-and-size.v1.jsonl");
    const scored = await json("score", "exact-colour-and-size", saved);
    expect(scored.exit).toBe(1);
    expect(document.runs[0]).toMatchObject(scored.document);
    const task = inFolder("task.json");
    writeFileSync(task, (await shop("tasks", "exact-one-item", "--json")).stdout);
    const good = await shop("score", task, inFolder("saved/exact-one-item.v1.jsonl"));
    expect([good.exit, good.stdout.split("\n")[0]]).toEqual([
      0,
      "exact-one-item: passed, 100 of 100",
    ]);
  });

  test("saves transcripts that shop score --replay sends again, with the position of the run", async () => {
    const argv = ["run", "--agent", "careful", "--tasks", "payment-second-card", "--k", "2"];
    await shop(...argv, "--surface", "v1,mcp", "--out", inFolder("again"));
    for (const name of ["v1.1", "v1.2", "mcp.2"]) {
      const saved = inFolder(`again/payment-second-card.${name}.jsonl`);
      const { exit, document } = await json("score", "payment-second-card", saved, "--replay");
      expect([exit, document.success, document.differences]).toEqual([0, true, []]);
    }
    const saved = readFileSync(inFolder("again/payment-second-card.v1.1.jsonl"), "utf8");
    const other = inFolder("other.jsonl");
    writeFileSync(other, saved.replace('"quantity":1', '"quantity":2'));
    const { exit, stdout } = await shop("score", "payment-second-card", other, "--replay");
    expect(exit).toBe(1);
    expect(stdout).toMatch(/^differs at \d+: The shop answered with another body\.$/m);
  });

  test("compares with an earlier report, and fails only if a run got worse", async () => {
    const argv = ["run", "--tasks", "exact-colour-and-size", "--agent"];
    for (const name of ["careful", "naive"]) {
      writeFileSync(inFolder(`${name}.json`), (await shop(...argv, name, "--json")).stdout);
    }
    const worse = await json(...argv, "naive", "--compare", inFolder("careful.json"));
    expect(worse.exit).toBe(1);
    expect(worse.document.comparison.worse).toEqual([
      {
        run: "exact-colour-and-size v1",
        before: { success: true, score: 100 },
        after: { success: false, score: 85 },
      },
    ]);
    const better = await shop(...argv, "careful", "--compare", inFolder("naive.json"));
    expect(better.exit).toBe(0);
    expect(better.stdout).toContain("1 better, 0 worse");
    const other = await shop(...argv, "naive", "--k", "2", "--compare", inFolder("naive.json"));
    expect([other.exit, other.stdout]).toEqual([2, ""]);
    expect(other.stderr).toContain("has none of the runs to do");
    const same = await shop(...argv, "naive", "--compare", inFolder("naive.json"));
    expect(same.exit).toBe(0);
  });
});

test.for([
  ["no agent", ["run"], "missing_field"],
  ["an unknown task", ["run", "--agent", "careful", "--tasks", "exact-one-itm"], "invalid_value"],
  ["an unknown surface", ["run", "--agent", "careful", "--surface", "fax"], "invalid_value"],
  ["a surface without tasks", ["run", "--agent", "careful", "--surface", "html"], "invalid_value"],
  ["no runs", ["run", "--agent", "careful", "--k", "0"], "invalid_value"],
  ["a missing task file", ["run", "--agent", "careful", "--tasks", "/no.json"], "invalid_value"],
  [
    "a missing earlier report, before it runs anything",
    ["run", "--agent", "no-such-agent", "--compare", "/no.json"],
    "invalid_value",
  ],
  ["a missing transcript", ["score", "exact-one-item", "/no.jsonl"], "invalid_value"],
] as const)("refuses %s", async ([, argv, code]) => {
  const { exit, stderr } = await run(["shop", ...argv, "--json"]);
  expect([exit, JSON.parse(stderr).code]).toEqual([2, code]);
});

test("a transcript without a final state, or with a line that is not JSON, is refused", async () => {
  const path = inFolder("bare.jsonl");
  writeFileSync(path, "");
  expect((await shop("score", "exact-one-item", path)).stderr).toContain("--state is missing");
  writeFileSync(path, "{\n");
  expect((await shop("score", "exact-one-item", path)).stderr).toContain("line 1 is not JSON");
  writeFileSync(path, '{"seq":"one"}\n{"final_state":{}}\n');
  const { exit, stderr } = await shop("score", "exact-one-item", path);
  expect(exit).toBe(2);
  expect(stderr).toContain("seq");
});

test("every command of docs/agent-lab.md prints the output that the page shows", async () => {
  const page = readFileSync(new URL("../../../../docs/agent-lab.md", import.meta.url), "utf8");
  const sessions = [
    ...page.matchAll(/^```console\n\$ npm run -s almanac -- (.*)\n([\s\S]*?)^```/gm),
  ];
  expect(sessions.length).toBeGreaterThanOrEqual(1);
  for (const [, command = "", printed] of sessions) {
    expect((await run(command.split(" "))).stdout).toBe(printed);
  }
});
