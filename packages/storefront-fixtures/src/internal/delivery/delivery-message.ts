import type { Message } from "../../schema/message.ts";

export function missing(path: string, content: string): Message {
  return problem("missing", path, content);
}

export function problem(code: string, path: string, content: string): Message {
  return { type: "error", code, content, path, severity: "recoverable" };
}
