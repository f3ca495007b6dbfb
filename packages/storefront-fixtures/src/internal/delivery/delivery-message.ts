import type { Message } from "../../types.ts";

export function missingChoice(path: string, content: string): Message {
  return deliveryError("missing", path, content);
}

export function deliveryError(code: string, path: string, content: string): Message {
  return { type: "error", code, content, path, severity: "recoverable" };
}
