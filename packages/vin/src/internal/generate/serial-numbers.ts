import { computeCheckDigit } from "../vin/check-digit.ts";
import { replaceAt } from "../vin/vin-characters.ts";
import type { Template } from "./generation.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** Marks a digit of the serial number in a template. */
export const serialMark = "#";

interface Series {
  next: number;
  left: number;
  readonly step: number;
  readonly size: number;
}

/**
 * Numbers the VINs of each template without repeating one: it walks through all numbers of so many
 * digits with a step that has no common divisor with their count.
 */
export class SerialNumbers {
  readonly #series = new Map<string, Series>();
  readonly #random: SeededRandom;

  constructor(random: SeededRandom) {
    this.#random = random;
  }

  /** The next VIN of a template; undefined if every number has been used. */
  next({ text, writesDigit }: Pick<Template, "text" | "writesDigit">): string | undefined {
    const series = this.#seriesOf(replaceAt(text, 9, "0"));
    if (series.left === 0) return undefined;
    const number = series.next;
    series.next = (series.next + series.step) % series.size;
    series.left--;
    const digits = String(number).padStart(String(series.size - 1).length, "0");
    let place = 0;
    const vin = text.replaceAll(serialMark, () => digits[place++] ?? "0");
    return writesDigit ? replaceAt(vin, 9, computeCheckDigit(vin)) : vin;
  }

  #seriesOf(template: string): Series {
    const known = this.#series.get(template);
    if (known !== undefined) return known;
    const size = 10 ** (template.split(serialMark).length - 1);
    const series = { next: this.#random(size), left: size, step: this.#stepFor(size), size };
    this.#series.set(template, series);
    return series;
  }

  /** A number without the divisors 2 and 5, which are those of every power of ten. */
  #stepFor(size: number): number {
    const step = this.#random(size);
    return step - (step % 10) + ([1, 3, 7, 9][this.#random(4)] ?? 1);
  }
}
