import { jurisdictions } from "@almanac/tax";
import { generateVins, listMakes } from "@almanac/vin";

/** A whole number from 0 to below the given one. */
export type Random = (below: number) => number;

export function createRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >> 8) % below;
  };
}

/** @throws Error if the list is empty. */
export function pick<Item>(items: readonly Item[], random: Random): Item {
  const [first] = items;
  const item = items[random(items.length)] ?? first;
  if (item === undefined) throw new Error("there is nothing to pick from");
  return item;
}

const symbols = [..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789"];
const vins = generateVins({ count: 3_000, seed: 7 }).vehicles.map(({ vin }) => vin);
const places = jurisdictions().map(({ jurisdiction }) => jurisdiction);
const makes = listMakes().makes.map(({ name }) => name);

/**
 * A VIN of a type that was hardly ever seen: a real one with other characters at some positions.
 */
export function unseenVin(random: Random): string {
  const characters = [...pick(vins, random)];
  for (const position of [3, 4, 5, 6, 7, 10]) {
    if (random(2) === 0) characters[position] = pick(symbols, random);
  }
  return characters.join("");
}

/** The first characters of a VIN, of which some are unknown. */
export function vinPattern(random: Random): string {
  const characters = [...unseenVin(random)].slice(0, 3 + random(15));
  const unknown = random(5);
  return characters
    .map((character, position) => (position > 2 && random(4) < unknown ? "*" : character))
    .join("");
}

const ofName: Readonly<Record<string, (random: Random) => string>> = {
  vin: unseenVin,
  pattern: vinPattern,
  wmi: (random) => unseenVin(random).slice(0, 3),
  make: (random) => pick(makes, random),
  contains: (random) => pick(["", "a", "e", "zz"], random),
  jurisdiction: (random) => pick(places, random),
  code: (random) => pick(places, random),
  from: (random) => pick(places, random),
  to: (random) => pick(places, random),
  hostname: () => "example.com",
};

/**
 * A text for a field of this name: one that the library knows, if there are such, else an odd one.
 */
export function wordFor(name: string, random: Random): string {
  const known = random(10) === 0 ? undefined : ofName[name];
  return (
    known?.(random) ?? pick(["", "a", "0", "2025", "a".repeat(5_000), "💥".repeat(500)], random)
  );
}

/** An object with this many names that no schema knows. */
export function wideObject(names: number, prefix: string): Readonly<Record<string, number>> {
  return Object.fromEntries(Array.from({ length: names }, (_, at) => [`${prefix}${at}`, 1]));
}
