import { afterAll, describe, expect, test } from "vitest";
import { tools } from "../apps/api/src/mcp/tools/index.ts";
import { judge, judgedBy } from "../eval/judge.ts";
import { questions } from "../eval/questions.ts";

const server = await judgedBy();
afterAll(() => server.close());

describe("the questions of eval/", () => {
  test("are 40, are all different, contain no tool names, and need every tool", () => {
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

  test("distinguish a right choice from a wrong tool, wrong arguments and no choice", async () => {
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
