import type { PrintedTable } from "../../engine/formulas/printed-table.ts";
import type { Bracket, LookupRow, TariffRow } from "../../engine/formulas/schedule.ts";
import type { FilingStatus } from "../../engine/jurisdiction.ts";

/** One value for each filing status. */
export type PerStatus<Value> = Readonly<Record<FilingStatus, Value>>;
export type Brackets = readonly Bracket[];
export type Tariff = readonly TariffRow[];
export type Lookup = readonly LookupRow[];

/** One row each for no, one, two, and three or more children. */
export type EarnedIncomeRows = readonly {
  readonly max: number;
  readonly rate: number;
  readonly start: number;
  readonly start_joint: number;
  readonly loss_rate: number;
}[];

/** The printed tax table of a state. It applies the state's schedule at the middle of each row. */
export interface StateTable extends PrintedTable {
  /** The end of the table for statuses whose columns are longer. */
  readonly longer?: Partial<PerStatus<number>>;
  /** Statuses that cannot use the table. */
  readonly except?: readonly FilingStatus[];
  /**
   * The tax printed at the start of each bracket. Given if the table was computed from these
   * printed amounts instead of exact ones.
   */
  readonly bases?: PerStatus<readonly number[]>;
}
