import type * as z from "zod";
import { jsonPath, UcpFault } from "./fault.ts";

/** Validates what was sent. Throws a {@link UcpFault} that lists every fault. */
export function readRequest<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map((issue) => ({
    path: jsonPath(issue.path),
    content: issue.message,
  }));
  const content = errors.map((fault) => `${fault.path}: ${fault.content}.`).join(" ");
  throw new UcpFault(400, "invalid_request", content, { errors });
}
