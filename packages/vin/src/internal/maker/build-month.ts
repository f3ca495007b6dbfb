import type { MakerInput, MakerReading } from "./maker-module.ts";

/** January to December. */
export const monthLetters = "ABCDEFGHJKLM";

/**
 * Adds the month of manufacture, which Indian makers write as A-M without I. `others` are letters
 * that only one maker uses.
 */
export const buildMonth = (
  reading: MakerReading,
  { vin }: MakerInput,
  position: number,
  sources: string,
  others: Readonly<Record<string, number>> = {},
): MakerReading => {
  const letter = vin[position - 1] ?? "";
  const month = others[letter] ?? monthLetters.indexOf(letter) + 1;
  return month < 1 || letter === ""
    ? reading
    : {
        ...reading,
        buildMonth: {
          value: month,
          grade: "B",
          sources: sources.split("+"),
          why: `position ${position} "${letter}"`,
        },
      };
};
