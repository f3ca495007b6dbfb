import { invalidType, missingField } from "@almanac/kernel/issue";
import { refuseAll } from "../engine/refuse.ts";

const allowed = "a text of at least 1 character";

/** An id that a caller passes beside the request. */
export function readId(value: unknown, field: string): string {
  if (typeof value === "string" && value !== "") return value;
  refuseAll(
    value === undefined ? missingField([field], allowed) : invalidType([field], allowed, value),
  );
}
