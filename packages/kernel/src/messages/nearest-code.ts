import { nearestName } from "./nearest-name.ts";

/** Something that requests name by its code: a carrier, or a jurisdiction. */
export interface Named {
  readonly code: string;
  readonly name: string;
}

/**
 * The code that a mistyped code, or a name in place of a code, most likely means; undefined if none is close.
 *
 * @example
 * nearestCode("California", [{ code: "US-CA", name: "California" }]); // => "US-CA"
 */
export function nearestCode(given: string, known: readonly Named[]): string | undefined {
  const near = nearestName(
    given,
    known.flatMap(({ code, name }) => [code, name]),
  );
  return known.find(({ code, name }) => code === near || name === near)?.code;
}
