import { createExampleInstance } from "../apps/api/test/documented-answers.ts";
import { connect } from "../apps/api/test/mcp/connect.ts";
import type { Question } from "./questions.ts";

export interface Judged {
  readonly isRightTool: boolean;
  /** Whether the call that the model chose returns the figure that answers the question. */
  readonly isRightFigure: boolean;
}

type Judging = Awaited<ReturnType<typeof connect>>;

/**
 * A server in this process. Its clock always shows 2026-11-20, and every host has the
 * same certificate.
 */
export async function judgedBy(): Promise<Judging> {
  const { app, key } = await createExampleInstance();
  return connect(app, { "X-API-Key": key });
}

/** Judges a choice by its answer, because several calls can be right. */
export async function judge(
  server: Judging,
  { tool, figure }: Question,
  choice: unknown,
): Promise<Judged> {
  const { tool: name, arguments: given } = { ...(choice as object) } as Partial<Question>;
  const isRightTool = name === tool;
  if (!isRightTool || typeof given !== "object") return { isRightTool, isRightFigure: false };
  const { structuredContent } = await server.callTool({ name, arguments: given });
  const found = figure.at
    .slice(1)
    .split("/")
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | null)?.[key],
      structuredContent,
    );
  return { isRightTool, isRightFigure: JSON.stringify(found) === JSON.stringify(figure.value) };
}
