import { hasFields } from "@almanac/kernel/objects/objects";
import type { CommandResults, CommandType } from "@almanac/storefront-fixtures";

/** Whether data is the result of a command of the wanted type. The shop answers each command with the result of its type. */
export function isResultOf<Type extends CommandType>(
  wanted: Type,
  type: string,
  data: unknown,
): data is CommandResults[Type] {
  return type === wanted && hasFields(data);
}
