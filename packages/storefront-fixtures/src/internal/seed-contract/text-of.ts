import { fault } from "../engine/fail.ts";

export function textOf(value: unknown, field: string): string {
  if (typeof value === "string" && value !== "") return value;
  throw fault("invalid_type", `${field} must be a text.`, [field]);
}
