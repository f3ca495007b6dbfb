import type { CatalogueName } from "@almanac/vin";

/** Whether a row is meant: a number means exactly that id, any other text means every name that contains it. */
export function meansRow(text: string): (row: CatalogueName) => boolean {
  const wanted = text.trim().toLowerCase();
  if (/^\d+$/.test(wanted)) return ({ id }) => id === Number(wanted);
  return ({ name }) => name.toLowerCase().includes(wanted);
}
