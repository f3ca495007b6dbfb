// Lets a model choose tools: `npm run eval -- --agent "<command>"`. The command is started once for
// each question of questions.json. It reads {"tools": [...], "question": "..."} on stdin and prints
// {"tool": "...", "arguments": {...}}. With --record the result is written to choices.json, with
// the hash of the list of tools that the model saw.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { tools } from "../apps/api/src/mcp/tools/index.ts";
import { type Judged, judge, judgedBy } from "./judge.ts";
import { type Question, questions } from "./questions.ts";
import { hashOfTools } from "./tools-hash.ts";

const { values } = parseArgs({
  options: {
    agent: { type: "string" },
    record: { type: "string" },
    "timeout-seconds": { type: "string", default: "120" },
  },
});
const { agent, record } = values;
if (agent === undefined) {
  process.stderr.write('Name the command of a model: npm run eval -- --agent "<command>"\n');
  process.exit(2);
}
const timeoutMs = Number(values["timeout-seconds"]) * 1_000;

const judging = await judgedBy();
const results: Judged[] = [];
for (const question of questions) {
  const choice = await choose(agent, question);
  const judged = await judge(judging, question, choice);
  results.push(judged);
  const { isRightTool, isRightFigure } = judged;
  const mark = isRightFigure ? "right" : isRightTool ? "wrong arguments" : "wrong tool";
  process.stdout.write(`${mark.padEnd(16)}${question.question}\n`);
}
await judging.close();

const count = (is: (judged: Judged) => boolean) => results.filter(is).length;
const summary = {
  toolsHash: hashOfTools(),
  questions: results.length,
  rightTool: count(({ isRightTool }) => isRightTool),
  rightFigure: count(({ isRightFigure }) => isRightFigure),
};
process.stdout.write(`${JSON.stringify(summary)}\n`);
if (record !== undefined) {
  const file = new URL("choices.json", import.meta.url);
  const document = { reader: record, date: new Date().toISOString().slice(0, 10), ...summary };
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
}

/** The output of the command as a value. Output that is not JSON counts as no choice. */
async function choose(command: string, { question }: Question): Promise<unknown> {
  const child = spawn("sh", ["-c", command], {
    stdio: ["pipe", "pipe", "inherit"],
    signal: AbortSignal.timeout(timeoutMs),
  });
  child.on("error", () => {});
  child.stdin.on("error", () => {});
  const shown = tools.map(({ name, title, description, inputSchema }) => ({
    name,
    title,
    description,
    inputSchema,
  }));
  child.stdin.end(JSON.stringify({ tools: shown, question }));
  const printed = await text(child.stdout).catch(() => "");
  try {
    return JSON.parse(printed);
  } catch {
    return undefined;
  }
}
