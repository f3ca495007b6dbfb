import { execFile } from "node:child_process";
import { expect, test } from "vitest";
import { questions } from "../eval/questions.ts";

test("npm run eval asks a command to choose tools, and counts its right answers", async () => {
  // An agent that always calls the first tool, with the box of the first question.
  const choice = JSON.stringify({ tool: questions[0]?.tool, arguments: questions[0]?.arguments });
  const script = new URL("../eval/run.ts", import.meta.url).pathname;
  const printed = await new Promise<string>((resolve) =>
    execFile(process.execPath, [script, "--agent", `cat >/dev/null; echo '${choice}'`], (_, out) =>
      resolve(out),
    ),
  );
  const summary = JSON.parse(printed.trim().split("\n").at(-1) ?? "");
  const sameTool = questions.filter(({ tool }) => tool === questions[0]?.tool).length;
  expect(summary).toMatchObject({ questions: 40, rightTool: sameTool });
  expect(summary.rightFigure).toBeGreaterThanOrEqual(1);
  expect(summary.rightFigure).toBeLessThan(sameTool);
});
