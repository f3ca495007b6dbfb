import type { Bracket } from "../../engine/formulas/schedule.ts";

/** The figures of all provinces and territories; each has the ones of its own law. */
export interface ProvinceFigures {
  readonly brackets: readonly Bracket[];
  readonly creditRate: number;
  readonly basicAmount: {
    readonly amount: number;
    readonly minimum?: number;
    readonly from?: number;
    readonly to?: number;
  };
  /** Nova Scotia until 2024: on top of the basic amount, falling to nothing. */
  readonly basicSupplement?: { readonly max: number; readonly from: number; readonly to: number };
  /** Yukon. */
  readonly employmentAmount?: number;
  readonly lowIncomeReduction?: {
    readonly amount: number;
    readonly over: number;
    readonly rate: number;
  };
  /** Tax on the provincial tax, by marginal rows. */
  readonly surtax?: readonly Bracket[];
  /** Ontario. */
  readonly taxReductionBase?: number;
  readonly lowIncomeWorkerCredit?: {
    readonly max: number;
    readonly rate: number;
    readonly over: number;
    readonly phaseOut: number;
  };
  readonly healthPremium?: readonly {
    readonly over: number;
    readonly base: number;
    readonly rate: number;
    readonly cap: number;
  }[];
  /** Quebec. */
  readonly workerDeduction?: { readonly rate: number; readonly max: number };
}
