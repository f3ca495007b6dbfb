import { keysOf } from "@almanac/kernel/objects/objects";
import { type Exact, zero } from "../amounts.ts";
import { type FigureSet, figuresOf } from "../figures.ts";
import type {
  Calculation,
  CalculationContext,
  InputName,
  Inputs,
  PreTaxKind,
} from "../jurisdiction.ts";
import { type OptionTable, type OptionValues, valuesOf } from "./options.ts";
import {
  type PayPeriod,
  type PayPlan,
  type Period,
  type Shares,
  totalPayPeriods,
  totalShares,
  traceShare,
} from "./pay-periods.ts";
import { noShare, type Share } from "./shares.ts";

/** The dated figures of contributions, and the tax years for which all of them are known. */
export interface ContributionData<Figures> extends FigureSet<Figures> {
  /** Labels of the tax years of the income tax: `2026`, `2026-27`. */
  readonly years: readonly string[];
}

/** The amounts paid to each contribution; the share 0 if nothing is paid. */
export type Paid<Id extends string> = Readonly<Record<Id, Share>>;

/** The arguments of the rules for one tax return. */
export interface ReturnContext<Figures, Options extends OptionTable = OptionTable>
  extends Pick<CalculationContext, "year" | "status" | "inputs" | "trace" | "assume" | "refuse"> {
  readonly options: OptionValues<Options>;
  /** The number of salaries a year: 12, 13 or 14. */
  readonly salaries: number;
  /** The wages on the return: one entry, or two for spouses. */
  readonly wages: readonly Exact[];
  /** The figures on the first day of the year. */
  readonly figures: Figures;
}

/** The arguments of the rules for one person. */
export interface PersonContext<Figures, Options extends OptionTable = OptionTable>
  extends ReturnContext<Figures, Options> {
  /** The wages of this person in the year. */
  readonly gross: Exact;
  readonly age: number | undefined;
  readonly isSpouse: boolean;
  /** Divides the wages into the periods of the law, calculates each, and adds them up. */
  each<Id extends string>(
    plan: Period | PayPlan,
    calculate: (period: PayPeriod<Figures>) => Shares<Id>,
  ): Shares<Id>;
}

/** Calculates the tax on other inputs, with everything else unchanged. */
export type TaxOn = (inputs: Inputs) => Calculation;

/** The contributions of a country or a state, as its `contributions.ts` describes them. */
export interface ContributionRules<Figures, Id extends string, Options extends OptionTable> {
  readonly data: ContributionData<Figures>;
  /** The name of each contribution, by id, in the order of the answer. */
  readonly contributions: Readonly<Record<Id, string>>;
  /** The name of the figure of a contribution, if it is not the id. */
  readonly figureOf?: Readonly<Partial<Record<NoInfer<Id>, keyof NoInfer<Figures> & string>>>;
  readonly options?: Options;
  /** The optional fields of a request that change a contribution. */
  readonly inputs?: readonly InputName[];
  /** The kinds of `pre_tax` on which they are due. Left out where `pre_tax` has no rules. */
  readonly countsPreTax?: readonly PreTaxKind[];
  /** The usual numbers of salaries a year, the most common first. Default: 12 alone. */
  readonly salaries?: readonly [number, ...number[]];
  /** Calculates the shares of one person and of the employer. */
  readonly person: (
    context: PersonContext<NoInfer<Figures>, NoInfer<Options>>,
  ) => Shares<NoInfer<Id>>;
  /** Calculates the contributions that depend on the wages of both spouses together. */
  readonly household?: (
    context: ReturnContext<NoInfer<Figures>, NoInfer<Options>>,
  ) => Shares<NoInfer<Id>>;
  /** The amount deducted from taxable income, besides `deductions`. Default: 0. */
  readonly deductible?: (
    paid: Paid<NoInfer<Id>>,
    context: ReturnContext<NoInfer<Figures>, NoInfer<Options>>,
  ) => Exact;
  /** Calculates the tax, if the contributions change more than `deductions`. */
  readonly incomeTax?: (
    taxOn: TaxOn,
    inputs: Inputs,
    paid: Paid<NoInfer<Id>>,
    context: ReturnContext<NoInfer<Figures>, NoInfer<Options>>,
  ) => Calculation;
  /** The part of an income tax that is one of these contributions. Default: 0. */
  readonly inIncomeTax?: (
    tax: Calculation,
    paid: Paid<NoInfer<Id>>,
    context: ReturnContext<NoInfer<Figures>, NoInfer<Options>>,
  ) => Exact;
  /** The most by which roundings of the law raise the net pay of a year. Default: 0. */
  readonly coarseness?: number;
  /** Limits at which net pay jumps up. The search for a gross pay needs them. */
  readonly jumps?: readonly {
    /** The largest amount that it adds to the net pay of a year. */
    readonly by: number;
    /** True from one gross pay on, and for every larger one. */
    readonly when: (
      tax: Calculation,
      context: ReturnContext<NoInfer<Figures>, NoInfer<Options>>,
    ) => boolean;
  }[];
  /** The largest increase of net pay per unit of gross pay, apart from the jumps; 1 by default. */
  readonly steepest?: number;
  /** Payments with the wages that are neither tax nor contributions. */
  readonly additions?: (
    tax: Calculation,
    paid: Paid<NoInfer<Id>>,
    context: ReturnContext<NoInfer<Figures>, NoInfer<Options>>,
  ) => Exact;
  /** Taxes of a county, city or other local place that the income tax does not include. */
  readonly localTax?: (
    tax: Calculation,
    paid: Paid<NoInfer<Id>>,
    context: ReturnContext<NoInfer<Figures>, NoInfer<Options>>,
  ) => Exact;
}

/** The request from which contributions are calculated. */
export interface ContributionRequest extends Omit<ReturnContext<unknown>, "options" | "figures"> {
  readonly sentOptions: Readonly<Record<string, unknown>>;
  readonly decimals: number;
}

/** The contributions of one return, and their effect on the income tax. */
export interface Contributed {
  /** What is paid, or would be paid above a limit, rounded to the minor unit. */
  readonly shares: Readonly<Record<string, Share>>;
  readonly deductible: Exact;
  /** Calculates the tax by these rules. `inputs` already include the deduction. */
  readonly incomeTax: (taxOn: TaxOn, inputs: Inputs) => Calculation;
  readonly inIncomeTax: (tax: Calculation) => Exact;
  readonly additions: (tax: Calculation) => Exact;
  readonly localTax: (tax: Calculation) => Exact;
  /** For each jump of the rules, whether the pay is above it. */
  readonly jumped: (tax: Calculation) => readonly boolean[];
}

/** The contributions of a country or a state. Its fields are those of the rules. */
export interface Contributions {
  /** The dated figures, with their sources. */
  readonly data: ContributionData<object>;
  /** The name of each contribution, by its id. */
  readonly names: Readonly<Record<string, string>>;
  /** Options that affect contributions and that are not among the usual fields of a request. */
  readonly options: OptionTable;
  /** The optional fields of a request that change a contribution. */
  readonly inputs: readonly InputName[];
  /** The kinds of `pre_tax` on which they are due. Undefined where `pre_tax` has no rules. */
  readonly countsPreTax?: readonly PreTaxKind[] | undefined;
  /** The numbers of salaries a year that law or custom has; the first is the usual one. */
  readonly salaries: readonly number[];
  /** The most by which roundings of the law raise the net pay of a year. */
  readonly coarseness: number;
  /** The largest amount that each jump adds to the net pay of a year. */
  readonly jumps: readonly number[];
  /** The largest increase of net pay per unit of gross pay, apart from the jumps. */
  readonly steepest: number;
  /** Calculates the contributions of one return. */
  readonly calculate: (request: ContributionRequest) => Contributed;
}

/** Defines the contributions of a country or a state from figures and rules. */
export function defineContributions<
  Figures extends object,
  const Id extends string,
  Options extends OptionTable = Record<never, never>,
>(rules: ContributionRules<Figures, Id, Options>): Contributions {
  const { data, contributions: names, salaries = [12] } = rules;
  const options: OptionTable = rules.options ?? {};
  return {
    data,
    names,
    options,
    inputs: rules.inputs ?? [],
    countsPreTax: rules.countsPreTax,
    salaries,
    coarseness: rules.coarseness ?? 0,
    jumps: (rules.jumps ?? []).map(({ by }) => by),
    steepest: rules.steepest ?? 1,
    calculate(request) {
      const context: ReturnContext<Figures, Options> = {
        ...request,
        // `valuesOf` has converted the value of every option of the table.
        options: valuesOf(options, request.sentOptions) as OptionValues<Options>,
        figures: figuresOf(data, request.year).values,
      };
      const shares = totalShares(sharesOf(rules, context), request.decimals);
      // The next line adds the contributions to which nothing is paid.
      const paid = { ...shares } as Record<Id, Share>;
      for (const id of keysOf(names)) paid[id] ??= noShare;
      return {
        shares,
        deductible: rules.deductible?.(paid, context) ?? zero,
        incomeTax: (taxOn, inputs) =>
          rules.incomeTax?.(taxOn, inputs, paid, context) ?? taxOn(inputs),
        inIncomeTax: (tax) => rules.inIncomeTax?.(tax, paid, context) ?? zero,
        additions: (tax) => rules.additions?.(tax, paid, context) ?? zero,
        localTax: (tax) => rules.localTax?.(tax, paid, context) ?? zero,
        jumped: (tax) => (rules.jumps ?? []).map(({ when }) => when(tax, context)),
      };
    },
  };
}

/** The contributions of each person, and those that spouses pay together. */
function sharesOf<Figures extends object, Id extends string, Options extends OptionTable>(
  rules: ContributionRules<Figures, Id, Options>,
  context: ReturnContext<Figures, Options>,
): readonly Shares<Id>[] {
  const { data } = rules;
  const { year, salaries, trace, wages, inputs } = context;
  const named: Readonly<Partial<Record<string, string>>> = rules.figureOf ?? {};
  const figureOf = (id: string) => named[id] ?? (id in data.figures ? id : undefined);
  const all = wages.map((gross, index) =>
    rules.person({
      ...context,
      gross,
      age: index === 0 ? inputs.age : inputs.spouseAge,
      isSpouse: index > 0,
      each: (plan, calculate) =>
        totalPayPeriods(
          { data, year, gross, salaries, trace, figureOf },
          typeof plan === "string" ? { period: plan } : plan,
          calculate,
        ),
    }),
  );
  const together = rules.household?.(context);
  if (together === undefined) return all;
  if (trace.isOn) {
    for (const [id, share] of Object.entries<Share | undefined>(together)) {
      if (share) traceShare({ data, trace, figureOf }, year.from, id, share);
    }
  }
  return [...all, together];
}
