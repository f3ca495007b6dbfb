import type * as z from "zod";
import { jsonPointer } from "./library-problem.ts";
import type { Fault } from "./problem.ts";

/** Zod's issues as faults, in the words that our libraries use: one fault per unknown field, missing told apart from wrong. */
export function schemaFaults(error: z.ZodError, place: "body" | "parameter"): Fault[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map((part) => (typeof part === "symbol" ? String(part) : part));
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        ...locate([...path, key], place),
        code: "unknown_field",
        detail: `${key} is not a known ${place === "body" ? "field" : "parameter"}.`,
      }));
    }
    const missing = issue.code === "invalid_type" && issue.message.includes("received undefined");
    const code = missing
      ? "missing_field"
      : issue.code === "invalid_type"
        ? "invalid_type"
        : "invalid_value";
    const name = path.at(-1) ?? "the body";
    return [{ ...locate(path, place), code, detail: `${name}: ${issue.message}.` }];
  });
}

function locate(path: readonly (string | number)[], place: "body" | "parameter"): Partial<Fault> {
  if (place === "body") return { pointer: jsonPointer(path) };
  return path.length > 0 ? { parameter: path.join(".") } : {};
}
