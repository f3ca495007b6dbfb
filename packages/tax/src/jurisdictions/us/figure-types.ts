import type { PrintedTable } from "../../engine/formulas/printed-table.ts";
import type { Bracket, LookupRow, TariffRow } from "../../engine/formulas/schedule.ts";
import type { FilingStatus } from "../../engine/jurisdiction.ts";

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

/** The printed table of a state, which applies its schedule at the middle of each row. */
export interface StateTable extends PrintedTable {
  /** The end for statuses whose columns go on for longer. */
  readonly longer?: Partial<PerStatus<number>>;
  /** Statuses that the table is not for. */
  readonly except?: readonly FilingStatus[];
  /** The tax that is printed at the start of each bracket, where the table is made from those and not from exact ones. */
  readonly bases?: PerStatus<readonly number[]>;
}
