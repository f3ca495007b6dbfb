import { invalidType, invalidValue, missingField, unreadable } from "@almanac/kernel/errors/issue";
import { listed } from "@almanac/kernel/messages/wording";
import { fieldsOf } from "@almanac/kernel/objects/objects";
import { StoreError, type StoreIssue } from "../../errors.ts";
import { type Command, type CommandType, commandSchemas } from "../../schema/command.ts";
import { readAction } from "../cart/read-action.ts";
import { read } from "./read-input.ts";
import { refuseAll } from "./refuse.ts";

const subject = "The command";

/** Checks a command against its schema. Throws one error that lists every issue. */
export function readCommand(input: unknown): Command {
  const type = typeOf(input);
  if (typeof type === "string" && Object.hasOwn(commandSchemas, type)) {
    try {
      // `type` is a key of the schemas, and the schema of a type accepts only its command.
      return read(commandSchemas[type as CommandType], input, subject) as Command;
    } catch (error) {
      if (type !== "change_cart" || !(error instanceof StoreError)) throw error;
      throw new StoreError([...error.issues, ...actionIssues(input)]);
    }
  }
  const allowed = listed(Object.keys(commandSchemas), "or");
  refuseAll(
    type === undefined ? missingField(["type"], allowed) : invalidValue(["type"], allowed, type),
  );
}

/**
 * The issues of an action, which its schema leaves to `readAction`. None if the input cannot be
 * read: its schema has reported that.
 */
function actionIssues(input: unknown): readonly StoreIssue[] {
  try {
    readAction(fieldsOf(input));
  } catch (error) {
    if (error instanceof StoreError) return error.issues;
  }
  return [];
}

function typeOf(input: unknown): unknown {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    refuseAll(invalidType([], "an object", input, subject));
  }
  try {
    return "type" in input ? input.type : undefined;
  } catch {
    refuseAll(unreadable([], subject));
  }
}
