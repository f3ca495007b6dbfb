import { firstIssues, shortPath, summary } from "@almanac/kernel/errors/report-limits";
import type * as z from "zod";
import { jsonPath, UcpFault } from "./fault.ts";

/** Validates what was sent. Throws a {@link UcpFault} that lists every fault. */
export function readRequest<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const faults = issues.map(({ path, message }) => ({
    path: jsonPath(shortPath(path.map((part) => (typeof part === "symbol" ? String(part) : part)))),
    content: message,
  }));
  const errors = firstIssues(faults);
  const sentences = errors.map((fault) => `${fault.path}: ${fault.content}.`);
  throw new UcpFault(400, "invalid_request", summary(sentences, issues.length), { errors });
}
