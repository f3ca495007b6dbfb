import { type Command, type CommandType, commandSchemas } from "../../schema/command.ts";
import { fault } from "./fail.ts";
import { read } from "./read.ts";
import { show } from "./wording.ts";

export function readCommand(input: unknown): Command {
  const type = typeOf(input);
  if (typeof type === "string" && Object.hasOwn(commandSchemas, type)) {
    return read(commandSchemas[type as CommandType], input) as Command;
  }
  throw fault(
    type === undefined ? "missing_field" : "invalid_value",
    `type must be one of ${Object.keys(commandSchemas).join(", ")}, not ${show(type)}.`,
    ["type"],
  );
}

function typeOf(input: unknown): unknown {
  try {
    return typeof input === "object" && input !== null && "type" in input ? input.type : undefined;
  } catch {
    return undefined;
  }
}
