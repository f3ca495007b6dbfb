import type { Message } from "../../types.ts";

/** An error that the agent can resolve with another call, without the buyer. */
export function recoverableError(code: string, path: string, content: string): Message {
  return { type: "error", code, content, path, severity: "recoverable" };
}
