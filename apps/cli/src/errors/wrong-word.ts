import { nearestName } from "@almanac/kernel/messages/nearest-name";
import { listed } from "@almanac/kernel/messages/wording";
import type { CommandIssue } from "./almanac-error.ts";
import { wrongValue } from "./wrong-value.ts";

/** The fault of an option or argument that accepts only a few words, with the word that was probably meant. */
export function wrongWord(
  parameter: string,
  words: readonly string[],
  given: string,
  more: Pick<CommandIssue, "see"> = {},
): CommandIssue {
  const suggestion = nearestName(given, words);
  return wrongValue(parameter, listed(words, "or"), given, { suggestion, ...more });
}
