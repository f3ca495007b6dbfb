import type { BodyType, VehicleType } from "../../data/value-lists.ts";
import { foldName } from "../lookup/makes-elsewhere.ts";
import type { MakerModule } from "../maker/maker-module.ts";
import { conditionsOf, fitsCode, type PositionCondition } from "../maker/row-index.ts";
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
  readonly rows: () => RowsByTable;
}

type Conditions = readonly PositionCondition[];
/** The conditions of the rows that a code can have: of bodies, engines, brands and plants. */
type RowsByTable = readonly (readonly Conditions[])[];

/**
 * The characters that makers write at positions without a meaning; the most usual ones are listed
 * first or twice.
 */
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
    const drawn = drawnNames(generation, tables.models);
    for (const [wmi, { brand, vehicleType }] of Object.entries(tables.wmis)) {
      const isOther = brand !== undefined && brand !== "" && wanted.make !== undefined;
      if (isOther && foldName(brand) !== wanted.make) continue;
      let read: RowsByTable | undefined;
      const rows = () => (read ??= rowsOf(module, wmi));
      for (const row of tables.models) {
        const [key, name, , body] = row;
        if (!drawn.has(name)) continue;
        if (fitsCode(key, wmi, brand) && (key.includes("wmi=") || isUsual(vehicleType, body))) {
          yield { module, wmi, row, rows, misses: 0 };
        }
      }
    }
  }
}

/**
 * The names of models that fit what is wanted. They are judged once, because many codes have the
 * same rows.
 */
function drawnNames(generation: Generation, models: readonly ModelRow[]): ReadonlySet<string> {
  const names = new Set(models.map(([, name]) => name));
  const fitting = [...names].filter(
    (name) =>
      name !== "" &&
      !name.includes(" / ") &&
      namesModel(generation.wanted, name) &&
      isDescribed(generation, models, name),
  );
  return new Set(fitting);
}

/**
 * Whether the wanted year is between the first and the last year for which sources describe the
 * model. A model that they describe for the year of the tables is taken as still built.
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

/**
 * Whether vehicles with this body usually have a code of this type, for a table that does not
 * say so.
 */
function isUsual(type: VehicleType | undefined, body: BodyType | ""): boolean {
  if (type === undefined) return true;
  const isTwoWheeled = body === "motorcycle";
  if (type === "motorcycle") return isTwoWheeled || body === "";
  if (isTwoWheeled) return false;
  const isCommercial = ["truck", "bus", "van", "pickup", "incomplete"].includes(body);
  if (type === "mpv") return isCommercial || body === "suv" || body === "minivan";
  return type === "car" ? !isCommercial : isCommercial;
}

/** Reads the keys of a code once, because very many templates are drawn from them. */
function rowsOf({ tables }: MakerModule, wmi: string): RowsByTable {
  const brand = tables?.wmis[wmi]?.brand;
  return [tables?.bodies, tables?.engines, tables?.brands, tables?.plants].map((rows) =>
    (rows ?? []).flatMap(([key]) => (fitsCode(key, wmi, brand) ? [conditionsOf(key)] : [])),
  );
}

function fill({ random, wanted, latestYear }: Generation, origin: CodedRow): Template {
  const { module, wmi, row } = origin;
  const { furtherPositions = [] } = module;
  const slots: (string | undefined)[] = [...wmi];
  write(slots, conditionsOf(row[0]), random);
  for (const rows of origin.rows()) {
    const chosen = oneOfItems(
      random,
      rows.filter((conditions) => isOpen(slots, conditions)),
    );
    if (chosen !== undefined) write(slots, chosen, random);
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
function isOpen(slots: readonly (string | undefined)[], conditions: Conditions): boolean {
  return conditions.every(({ start, options }) =>
    options.some((option) => fitsSlots(slots, start, option)),
  );
}

/** Writes a random alternative of each condition. */
function write(slots: (string | undefined)[], conditions: Conditions, random: SeededRandom): void {
  for (const { start, options } of conditions) {
    const open = options.filter((option) => fitsSlots(slots, start, option));
    const chosen = oneOfItems(random, open) ?? "";
    for (const [at, symbol] of [...chosen].entries()) slots[start + at] = symbol;
  }
}

function fitsSlots(slots: readonly (string | undefined)[], start: number, option: string): boolean {
  for (let at = 0; at < option.length; at++) {
    const written = slots[start + at];
    if (written !== undefined && written !== option[at]) return false;
  }
  return true;
}
