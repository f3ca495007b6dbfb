import type { BodyType, VehicleType } from "../../data/value-lists.ts";
import { foldName } from "../lookup/fold-name.ts";
import type { MakerModule } from "../maker/maker-module.ts";
import { conditionsOf, fitsCode } from "../maker/row-conditions.ts";
import type { ModelRow } from "../maker/table-rows.ts";
import { symbols } from "../vin/vin-characters.ts";
import { cycleCodeOf } from "../vin/year-code.ts";
import {
  drawFrom,
  type Generation,
  namesModel,
  type Origin,
  type Template,
  type TemplateSource,
} from "./generation.ts";
import { oneOfItems, type SeededRandom } from "./seeded-random.ts";
import { serialMark } from "./serial-numbers.ts";

/** A row of a maker's models, with a code of the maker that it can have. */
interface CodedRow extends Origin {
  readonly module: MakerModule;
  readonly wmi: string;
  readonly row: ModelRow;
}

/** The characters that makers write at positions without a meaning; the most usual ones are listed first or twice. */
const fillers = ["Z", "Z", "X", "0", "A", "1"];
/** The first year for a row without years: the makers' tables begin at about this year. */
const usualFirstYear = 1996;

/** Draws templates from the schemes of makers outside North America. */
export function schemeTemplates(generation: Generation): TemplateSource {
  return drawFrom(generation.random, codedRows(generation), (origin) => fill(generation, origin));
}

function* codedRows(generation: Generation): Generator<CodedRow> {
  const {
    wanted,
    tables: { makers },
  } = generation;
  for (const module of makers.modules) {
    const { tables } = module;
    if (tables === undefined) continue;
    for (const [wmi, { brand, vehicleType }] of Object.entries(tables.wmis)) {
      const isOther = brand !== undefined && brand !== "" && wanted.make !== undefined;
      if (isOther && foldName(brand) !== wanted.make) continue;
      for (const row of tables.models) {
        const [key, names, , body] = row;
        if (names.includes(" / ") || names === "" || !namesModel(wanted, names)) continue;
        if (!isDescribed(generation, tables.models, names)) continue;
        if (fitsCode(key, wmi, brand) && (key.includes("wmi=") || isUsual(vehicleType, body))) {
          yield { module, wmi, row, misses: 0 };
        }
      }
    }
  }
}

/**
 * Whether the wanted year is between the first and the last year for which sources describe the model. A model that they
 * describe for the year of the tables is taken as still built.
 */
function isDescribed(
  { wanted: { year }, latestYear }: Generation,
  models: readonly ModelRow[],
  name: string,
): boolean {
  if (year === undefined) return true;
  const own = models.filter(([, names]) => names.split(" / ").includes(name));
  const spans = own.flatMap(([, , , , , , span]) => (span === undefined ? [] : [span]));
  if (spans.length === 0) return true;
  const first = Math.min(...spans.map(([from]) => from));
  const last = Math.max(...spans.map(([from, to = latestYear]) => Math.max(from, to)));
  return year >= first && (year <= last || last >= latestYear - 2);
}

/** Whether vehicles with this body usually have a code of this type, for a table that does not say so. */
function isUsual(type: VehicleType | undefined, body: BodyType | ""): boolean {
  if (type === undefined) return true;
  const isTwoWheeled = body === "motorcycle";
  if (type === "motorcycle") return isTwoWheeled || body === "";
  if (isTwoWheeled) return false;
  const isCommercial = ["truck", "bus", "van", "pickup", "incomplete"].includes(body);
  if (type === "mpv") return isCommercial || body === "suv" || body === "minivan";
  return type === "car" ? !isCommercial : isCommercial;
}

function fill({ random, wanted, latestYear }: Generation, origin: CodedRow): Template {
  const { module, wmi, row } = origin;
  const { tables, furtherPositions = [] } = module;
  const slots: (string | undefined)[] = [...wmi];
  const brand = tables?.wmis[wmi]?.brand;
  write(slots, row[0], random);
  for (const rows of [tables?.bodies, tables?.engines, tables?.brands, tables?.plants]) {
    const fitting = (rows ?? []).filter(([key]) => fitsCode(key, wmi, brand) && isOpen(slots, key));
    const chosen = oneOfItems(random, fitting);
    if (chosen !== undefined) write(slots, chosen[0], random);
  }
  const [from = usualFirstYear, end = latestYear - 1] = row[6] ?? [];
  const to = Math.min(end, latestYear - 1);
  const year = wanted.year ?? from + random(Math.max(1, to - from + 1));
  slots[9] ??= cycleCodeOf(year);
  // A few makers write the year elsewhere.
  const filler = oneOfItems(random, fillers) ?? "Z";
  const writesDigit = slots[8] === undefined && random(2) === 0;
  for (let at = 3; at < 9; at++) slots[at] ??= filler;
  slots[10] ??= symbols[10 + random(23)];
  const text = Array.from({ length: 17 }, (_, at) => {
    const open = furtherPositions.includes(at + 1) ? symbols[random(33)] : serialMark;
    return slots[at] ?? open ?? serialMark;
  }).join("");
  const years = wanted.year === undefined ? { years: [from, to] as const } : {};
  return { text, origin, writesDigit, ...years };
}

/** Whether a key reads no position that is written already, unless it allows what is there. */
function isOpen(slots: readonly (string | undefined)[], key: string): boolean {
  return conditionsOf(key).every(({ start, options }) => fitting(slots, start, options).length > 0);
}

/** Writes a random alternative of each condition of a key. */
function write(slots: (string | undefined)[], key: string, random: SeededRandom): void {
  for (const { start, options } of conditionsOf(key)) {
    const chosen = oneOfItems(random, fitting(slots, start, options)) ?? "";
    for (const [at, symbol] of [...chosen].entries()) slots[start + at] = symbol;
  }
}

function fitting(
  slots: readonly (string | undefined)[],
  start: number,
  options: readonly string[],
) {
  return options.filter((option) =>
    [...option].every((symbol, at) => (slots[start + at] ?? symbol) === symbol),
  );
}
