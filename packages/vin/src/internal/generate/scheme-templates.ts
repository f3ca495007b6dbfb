import type { BodyType, VehicleType } from "../../data/value-lists.ts";
import { foldName } from "../lookup/makes-elsewhere.ts";
import type { MakerModule } from "../maker/maker-module.ts";
import {
  conditionsOf,
  fitsCode,
  type KeyedRow,
  type PositionCondition,
} from "../maker/row-index.ts";
import type { EngineRow, ModelRow } from "../maker/table-rows.ts";
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

/** A row of bodies, engines, brands or plants that a code can have. */
interface OtherRow {
  readonly conditions: Conditions;
  /** Whether vehicles of a row of models had it. */
  readonly fits: (row: ModelRow) => boolean;
}

/** The rows that a code can have, by table. */
type RowsByTable = readonly (readonly OtherRow[])[];

/**
 * The characters that makers write at positions without a meaning; the most usual ones are listed
 * first or twice.
 */
const fillers = ["Z", "Z", "X", "0", "A", "1"];
/** The years of a row without documented years: only a VIN without a year is drawn from it. */
const noYears = [Number.POSITIVE_INFINITY, 0] as const;

/** Draws templates from the schemes of makers outside North America. */
export function schemeTemplates(generation: Generation): TemplateSource {
  return drawFrom(generation.random, codedRows(generation), (origin) => fill(generation, origin));
}

function* codedRows(generation: Generation): Generator<CodedRow> {
  const {
    wanted,
    latestYear,
    tables: { makers },
  } = generation;
  const isBuilt = (row: ModelRow, models: readonly ModelRow[]) => {
    const [from, to] = yearsOf(row, models, latestYear);
    return wanted.year === undefined || (wanted.year >= from && wanted.year <= to);
  };
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
        if (!drawn.has(name) || !isBuilt(row, tables.models)) continue;
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
    (name) => name !== "" && !name.includes(" / ") && namesModel(generation.wanted, name),
  );
  return new Set(fitting);
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
  const read = (rows: readonly KeyedRow[], fits: (row: KeyedRow) => OtherRow["fits"]) =>
    rows.flatMap((row): OtherRow[] =>
      fitsCode(row[0], wmi, brand) ? [{ conditions: conditionsOf(row[0]), fits: fits(row) }] : [],
    );
  const ofAny = () => () => true;
  return [
    read(tables?.bodies ?? [], ofAny),
    (tables?.engines ?? []).flatMap((row) => read([row], () => (model) => hadEngine(model, row))),
    read(tables?.brands ?? [], ofAny),
    read(tables?.plants ?? [], ofAny),
  ];
}

/**
 * Whether the models of a row had an engine. A code that does not depend on the model needs a list
 * of models; any other code reads a character by which the model is known.
 */
function hadEngine([key, names]: ModelRow, [code, , , , models]: EngineRow): boolean {
  if (models !== undefined) return models.split(" / ").includes(names);
  const read = positionsOf(conditionsOf(key));
  return positionsOf(conditionsOf(code)).some((position) => read.includes(position));
}

function positionsOf(conditions: Conditions): number[] {
  return conditions.flatMap(({ start, options: [option = ""] }) =>
    start < 3 ? [] : [...option].map((_, at) => start + at),
  );
}

/**
 * The years in which vehicles of a row were built: those of its sources, or of the other rows of the
 * model; up to next year if they describe the model for the year of the tables.
 */
function yearsOf(
  row: ModelRow,
  models: readonly ModelRow[],
  latestYear: number,
): readonly [from: number, to: number] {
  const own = row[6] === undefined ? models.filter(([, names]) => names === row[1]) : [row];
  const spans = own.flatMap(([, , , , , , span]) => (span === undefined ? [] : [span]));
  if (spans.length === 0) return noYears;
  const from = Math.min(...spans.map(([first]) => first));
  const to = Math.max(...spans.map(([, last = latestYear - 1]) => last));
  return [from, to >= latestYear - 2 ? latestYear - 1 : to];
}

function fill({ random, wanted, latestYear }: Generation, origin: CodedRow): Template {
  const { module, wmi, row } = origin;
  const { furtherPositions = [] } = module;
  const slots: (string | undefined)[] = [...wmi];
  write(slots, conditionsOf(row[0]), random);
  for (const rows of origin.rows()) {
    const chosen = oneOfItems(
      random,
      rows.filter(({ conditions, fits }) => fits(row) && isOpen(slots, conditions)),
    );
    if (chosen !== undefined) write(slots, chosen.conditions, random);
  }
  const years = yearsOf(row, module.tables?.models ?? [], latestYear);
  const [from, to] = years;
  const year = wanted.year ?? (to < from ? undefined : from + random(to - from + 1));
  slots[9] ??= year === undefined ? "0" : cycleCodeOf(year);
  // A few makers write the year elsewhere.
  const filler = oneOfItems(random, fillers) ?? "Z";
  const writesDigit = slots[8] === undefined && random(2) === 0;
  for (let at = 3; at < 9; at++) slots[at] ??= filler;
  slots[10] ??= symbols[10 + random(23)];
  const text = Array.from({ length: 17 }, (_, at) => {
    const open = furtherPositions.includes(at + 1) ? symbols[random(33)] : serialMark;
    return slots[at] ?? open ?? serialMark;
  }).join("");
  return { text, origin, writesDigit, years };
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
