import { nearestName } from "@almanac/kernel/messages/nearest-name";
import type { Registration } from "../command.ts";

/** The command that an unknown word most likely means: the one about that thing, else the one with the most similar name. */
export function suggestCommand(
  given: string,
  registered: readonly Pick<Registration, "name" | "about">[],
  otherNames: readonly string[] = [],
): string | undefined {
  const word = given.toLowerCase();
  const named = registered.find(({ about = [] }) => about.includes(word));
  if (named !== undefined) return named.name;
  return nearestName(given, [...registered.map(({ name }) => name), ...otherNames]);
}
