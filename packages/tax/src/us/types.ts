import type { FilingStatus } from "../internal/jurisdiction.ts";
import type { Bracket, LookupRow, TariffRow } from "../internal/schedule.ts";

/** One value for every filing status. */
export type PerStatus<Value> = Readonly<Record<FilingStatus, Value>>;
export type Brackets = readonly Bracket[];
export type Tariff = readonly TariffRow[];
export type Lookup = readonly LookupRow[];

/** Rows for no, one, two, and three or more children. */
export type EarnedIncomeRows = readonly {
  readonly max: number;
  readonly rate: number;
  readonly start: number;
  readonly start_joint: number;
  readonly loss_rate: number;
}[];
