import { execFile } from "node:child_process";
import { afterAll, describe, expect, test } from "vitest";
import { tools } from "../apps/api/src/mcp/tools/index.ts";
import { judge, judgedBy } from "../eval/judge.ts";
import { questions } from "../eval/questions.ts";

const server = await judgedBy();
afterAll(() => server.close());

describe("the questions of eval/", () => {
  test("are 40, in words of their own, and need every tool", () => {
    expect(questions).toHaveLength(40);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(40);
    for (const { question } of questions) expect(question).not.toMatch(/_/);
    expect([...new Set(questions.map(({ tool }) => tool))].sort()).toEqual(
      tools.map(({ name }) => name).sort(),
    );
  });

  test.for(questions)("$question", async (question) => {
    expect(await judge(server, question, question)).toEqual({
      isRightTool: true,
      isRightFigure: true,
    });
  });

  test("tell a wrong tool, wrong arguments and no choice from a right one", async () => {
    const [question = expect.fail("no question")] = questions;
    const wrong = { ...question, arguments: { ...question.arguments, weightKg: 50 } };
    expect(await judge(server, question, wrong)).toEqual({
      isRightTool: true,
      isRightFigure: false,
    });
    for (const choice of [undefined, "text", { ...question, tool: "decode_vin" }]) {
      expect(await judge(server, question, choice)).toEqual({
        isRightTool: false,
        isRightFigure: false,
      });
    }
  });
});

test("npm run eval lets a command choose, and counts what it got right", async () => {
  // An agent that always calls the first tool, for a box that is the one of the first question.
  const choice = JSON.stringify({ tool: questions[0]?.tool, arguments: questions[0]?.arguments });
  const script = new URL("../eval/run.ts", import.meta.url).pathname;
  const printed = await new Promise<string>((resolve) =>
    execFile(process.execPath, [script, "--agent", `cat >&2; echo '${choice}'`], (_, out) =>
      resolve(out),
    ),
  );
  const summary = JSON.parse(printed.trim().split("\n").at(-1) ?? "");
  const sameTool = questions.filter(({ tool }) => tool === questions[0]?.tool).length;
  expect(summary).toMatchObject({ questions: 40, rightTool: sameTool });
  expect(summary.rightFigure).toBeGreaterThanOrEqual(1);
  expect(summary.rightFigure).toBeLessThan(sameTool);
});
