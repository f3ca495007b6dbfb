import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CodeBlock } from "../find-code-blocks.ts";
import { runScript } from "../replay-session.ts";
import { compareJson } from "./compare-json.ts";
import type { DocumentedJson } from "./documented-answers.ts";
import type { Workshop } from "./open-workshop.ts";

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends the request of a block to the API, or compares the block with what the API answers. */
export async function checkJson(
  block: CodeBlock,
  documented: DocumentedJson,
  before: CodeBlock | undefined,
  beforePath: string | undefined,
  workshop: Workshop,
): Promise<readonly string[]> {
  if (documented.kind === "answer of an agent") return answerAsAgent(block.text, workshop);
  if (documented.kind === "request") {
    const { status, body } = await ask(workshop, documented.path, block.text);
    return status === 200 ? [] : [`the API answers ${status}: ${JSON.stringify(body)}`];
  }
  const { to, status: wanted = 200, changing } = documented;
  const isFollowing = to === "the block before";
  const path = isFollowing ? (beforePath ?? "") : to.replace("TLS_PORT", workshop.tlsPort);
  const { status, body } = await ask(workshop, path, isFollowing ? before?.text : undefined);
  const statuses = status === wanted ? [] : [`the API answers ${status}, and not ${wanted}`];
  return [...statuses, ...compareJson(JSON.parse(block.text), body, changing)];
}

async function ask({ apiUrl, key }: Workshop, path: string, body?: string): Promise<Answer> {
  const response = await fetch(apiUrl + path, {
    headers: { "X-API-Key": key, "Content-Type": "application/json" },
    ...(body === undefined ? {} : { method: "POST", body }),
  });
  return { status: response.status, body: await response.json() };
}

/**
 * Lets an agent print the block as its last line, and reads from the report what the lab
 * has understood.
 */
async function answerAsAgent(line: string, workshop: Workshop): Promise<readonly string[]> {
  const agent = `console.log(${JSON.stringify(line.trim())});\n`;
  writeFileSync(join(workshop.folder, "answering-agent.mjs"), agent);
  const command =
    'almanac shop run --agent "node answering-agent.mjs" --tasks exact-one-item --json';
  const { output, complaints } = await runScript(`${command} --quiet`, workshop);
  if (!output.startsWith("{")) return [`the lab prints: ${output}${complaints}`];
  const [run] = (JSON.parse(output) as { readonly runs: readonly unknown[] }).runs;
  return compareJson({ ...JSON.parse(line), agent_error: null }, run);
}
