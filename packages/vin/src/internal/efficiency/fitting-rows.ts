import type { Vehicle } from "../../types.ts";
import type { EfficiencyQuery } from "../answer/efficiency-table.ts";
import { type EpaRow, wordsOf } from "./epa-rows.ts";
import { driveKind, gearboxOf, isCvt } from "./epa-words.ts";

/** The rows that can describe a vehicle, and where they contradict what is declared to NHTSA. */
export interface Fitting {
  readonly rows: readonly EpaRow[];
  /**
   * The rows before names were compared. Drive and gearbox are told only where all of these agree,
   * because EPA's names often contain them and declared trims do not.
   */
  readonly ofEveryName: readonly EpaRow[];
  /** The declared fields that no row has. */
  readonly differs: readonly ("driveType" | "transmission")[];
}

type RowTest = (row: EpaRow) => boolean;

/**
 * Selects rows by engine and fuel, which must fit, then by what is declared about drive, gearbox,
 * body and trim, as far as a row is left.
 */
export function fittingRows(rows: readonly EpaRow[], query: EfficiencyQuery): Fitting {
  let left = rows.filter((row) => fitsEngine(row, query.engine ?? {}, query.cylinders));
  const keep = (test: RowTest | undefined): boolean => {
    const kept = test === undefined ? left : left.filter(test);
    if (kept.length > 0) left = kept;
    return kept.length > 0;
  };
  const differs: Fitting["differs"][number][] = [];
  if (left.length === 0) return { rows: left, ofEveryName: left, differs };
  if (!keep(driveTest(query.driveType))) differs.push("driveType");
  if (!keep(gearboxTest(query.transmission))) differs.push("transmission");
  keep(electrificationTest(query));
  const { turbo } = query.engine ?? {};
  keep(turbo === undefined ? undefined : (row) => row.hasTurbo === turbo);
  keep(bodyTest(query.bodyType));
  const ofEveryName = left;
  keepNamed(query, left, keep);
  return { rows: left, ofEveryName, differs };
}

/** EPA gives litres to a tenth. */
const mostDifferenceCc = 60;

function fitsEngine(row: EpaRow, engine: NonNullable<Vehicle["engine"]>, cylinders = 0): boolean {
  const { capacityCc = (engine.capacityLitres ?? 0) * 1000, fuel } = engine;
  const isOtherSize = Math.abs(row.litres * 1000 - capacityCc) > mostDifferenceCc;
  if (row.litres > 0 && capacityCc > 0 && isOtherSize) return false;
  if (row.cylinders > 0 && cylinders > 0 && row.cylinders !== cylinders) return false;
  return fuel === undefined || (epaFuels[fuel]?.(row) ?? false);
}

type Fuel = NonNullable<NonNullable<Vehicle["engine"]>["fuel"]>;

const isGasoline: RowTest = ({ fuels: [first] }) => first.endsWith("Gasoline");
const isGas: RowTest = ({ fuels: [first, second] }) => [first, second].includes("Natural Gas");

const epaFuels: Readonly<Partial<Record<Fuel, RowTest>>> = {
  gasoline: isGasoline,
  "flex-fuel": isGasoline,
  ethanol: ({ fuels: [, second] }) => second === "E85",
  diesel: ({ fuels: [first] }) => first === "Diesel",
  electric: ({ fuels: [first] }) => first === "Electricity",
  hydrogen: ({ fuels: [first] }) => first === "Hydrogen",
  cng: isGas,
  "natural-gas": isGas,
  lpg: ({ fuels: [, second] }) => second === "Propane",
};

function electrificationTest({ electrification, engine }: EfficiencyQuery): RowTest | undefined {
  const has = (technology: string) => (row: EpaRow) => row.fuels[2] === technology;
  if (electrification === "plug-in-hybrid") return has("Plug-in Hybrid");
  if (electrification === "hybrid") return has("Hybrid");
  if (electrification === "none") return ({ fuels }) => !fuels[2].includes("Hybrid");
  if (engine?.fuel === "flex-fuel") return has("FFV");
  return engine?.fuel === "gasoline" ? ({ fuels }) => fuels[2] !== "FFV" : undefined;
}

function driveTest(driveType: Vehicle["driveType"]): RowTest | undefined {
  if (driveType === undefined) return undefined;
  const isFour = ["all-wheel", "four-wheel", "two-or-four-wheel"].includes(driveType);
  return ({ drive }) => {
    const kind = driveKind(drive);
    if (kind === undefined) return true;
    if (kind === "four" || isFour) return isFour === (kind === "four");
    return kind === "two" || driveType === "4x2" || driveType === kind;
  };
}

const manual = ["manual"];

function gearboxTest(transmission: Vehicle["transmission"]): RowTest | undefined {
  const { style, speeds } = transmission ?? {};
  if (style === undefined && speeds === undefined) return undefined;
  const isVariable = style?.endsWith("cvt");
  return ({ gearbox }) => {
    const own = gearboxOf(gearbox);
    if (own === undefined) return true;
    if (style !== undefined && manual.includes(style) !== (own.style === "manual")) return false;
    if (isVariable !== undefined && isVariable !== isCvt(gearbox)) return false;
    return isVariable || speeds === undefined || own.speeds === undefined || own.speeds === speeds;
  };
}

/** Words of EPA's class or name that a kind of body has. */
const bodies: Readonly<Partial<Record<NonNullable<Vehicle["bodyType"]>, RegExp>>> = {
  pickup: /pickup/i,
  van: /van/i,
  minivan: /van/i,
  suv: /sport utility|special purpose|station wagon/i,
  wagon: /wagon|avant/i,
  convertible: /convertible|cabriolet|roadster|spyder|spider|volante/i,
};

const openOrLong = /convertible|cabriolet|roadster|spyder|spider|volante|wagon|avant/i;

function bodyTest(bodyType: Vehicle["bodyType"]): RowTest | undefined {
  if (bodyType === undefined) return undefined;
  const words = bodies[bodyType];
  if (words !== undefined) return (row) => words.test(`${row.vehicleClass} ${row.model}`);
  const isClosed = bodyType === "sedan" || bodyType === "coupe" || bodyType === "hatchback";
  return isClosed ? (row) => !openOrLong.test(`${row.vehicleClass} ${row.model}`) : undefined;
}

/** Words of a name that say only what drive, gearbox, fuel and body say. */
const otherWords: ReadonlySet<string> = new Set([
  "2wd",
  "4wd",
  "awd",
  "fwd",
  "rwd",
  "4x4",
  "ffv",
  "pickup",
  "sedan",
  "coupe",
  "wagon",
  "van",
  "convertible",
]);

/**
 * Keeps the rows whose name has the most words of the declared series and trim. If a trim is
 * declared, rows that name another one are left out.
 */
function keepNamed(
  { make, model, series = "", trim = "" }: EfficiencyQuery,
  rows: readonly EpaRow[],
  keep: (test: RowTest) => boolean,
): void {
  if (rows.length === 1) return;
  const said = new Set(wordsOf(`${make} ${model} ${series} ${trim}`));
  const known = rows.map((row) => {
    const words = wordsOf(row.model).filter((word) => !otherWords.has(word));
    const matching = words.filter((word) => said.has(word)).length;
    return { row, matching, others: words.length - matching };
  });
  const most = Math.max(...known.map(({ matching }) => matching));
  const named = known.filter(({ matching }) => matching === most);
  const fewest = Math.min(...named.map(({ others }) => others));
  const kept = named.filter(({ others }) => trim === "" || others === fewest);
  const keptRows = new Set(kept.map(({ row }) => row));
  keep((row) => keptRows.has(row));
}
