import { invalidType, missingField } from "@almanac/kernel/errors/issue";
import { refuseAll } from "../engine/refuse.ts";

const allowed = "a text of at least 1 character";

/** Checks an id that the caller passes as a separate argument, next to the request. Throws if it is not a text. */
export function readId(value: unknown, field: string): string {
  if (typeof value === "string" && value !== "") return value;
  refuseAll(
    value === undefined ? missingField([field], allowed) : invalidType([field], allowed, value),
  );
}
