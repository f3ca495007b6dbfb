import type { Bracket } from "../../engine/formulas/schedule.ts";

/** The figures of all provinces and territories. Each one sets only those that its own law has. */
export interface ProvinceFigures {
  readonly brackets: readonly Bracket[];
  readonly credit_rate: number;
  readonly basic_amount: {
    readonly amount: number;
    readonly minimum?: number;
    readonly from?: number;
    readonly to?: number;
  };
  /** Nova Scotia until 2024: added to the basic amount, and reduced to zero as income rises. */
  readonly basic_supplement?: { readonly max: number; readonly from: number; readonly to: number };
  /** Yukon. */
  readonly employment_amount?: number;
  readonly low_income_reduction?: {
    readonly amount: number;
    readonly over: number;
    readonly rate: number;
  };
  /** A tax on the provincial tax, by marginal brackets. */
  readonly surtax?: readonly Bracket[];
  /** Ontario. */
  readonly tax_reduction_base?: number;
  readonly low_income_worker_credit?: {
    readonly max: number;
    readonly rate: number;
    readonly over: number;
    readonly phase_out: number;
  };
  readonly health_premium?: readonly {
    readonly over: number;
    readonly base: number;
    readonly rate: number;
    readonly cap: number;
  }[];
  /** Quebec. */
  readonly worker_deduction?: { readonly rate: number; readonly max: number };
}
