import { type FigureSet, figuresOf, type TaxYear } from "../figures.ts";
import type {
  Calculation,
  CalculationContext,
  FilingStatus,
  InputName,
  Inputs,
} from "../jurisdiction.ts";
import { type Exact, sum, zero } from "../numbers/exact.ts";
import type { Trace } from "../trace.ts";
import type { Jump } from "./jump.ts";
import { type OptionTable, type OptionValues, valuesOf } from "./options.ts";
import {
  type PayPeriod,
  type PayPlan,
  type Period,
  type Shares,
  totalPayPeriods,
  traceShare,
} from "./pay-periods.ts";
import { noShare, type Share } from "./shares.ts";
import { totalShares } from "./total-shares.ts";

/** The dated figures of contributions, and the tax years for which all of them are known. */
export interface ContributionData<Figures> extends FigureSet<Figures> {
  /** Labels of the tax years of the income tax: `2026`, `2026-27`. */
  readonly years: readonly string[];
}

/** Every contribution with what was paid to it, 0 included. */
export type Paid<Id extends string> = Readonly<Record<Id, Share>>;

/** What the rules of one return get. */
export interface ReturnContext<Figures, Options extends OptionTable = OptionTable> {
  readonly year: TaxYear;
  readonly status: FilingStatus;
  readonly inputs: Inputs;
  readonly options: OptionValues<Options>;
  /** Salaries a year: 12, 13 or 14. */
  readonly salaries: number;
  /** The wages of the return: of one person, or of two. */
  readonly wages: readonly Exact[];
  /** The figures on the first day of the year. */
  readonly figures: Figures;
  readonly trace: Trace;
  readonly assume: CalculationContext["assume"];
  readonly refuse: CalculationContext["refuse"];
}

/** What the rules of one person get. */
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

/** The tax on given inputs, all else equal. */
export type TaxOn = (inputs: Inputs) => Calculation;

/** The contributions of a country or a state, as its own module describes them. */
export interface ContributionRules<Figures, Id extends string, Options extends OptionTable> {
  readonly data: ContributionData<Figures>;
  /** Each contribution with its name, in the order of the answer. Its figure has the same name, unless `figureOf` says otherwise. */
  readonly contributions: Readonly<Record<Id, string>>;
  /** The parameter behind a contribution, where it has another name. */
  readonly figureOf?: Readonly<Partial<Record<NoInfer<Id>, keyof NoInfer<Figures> & string>>>;
  readonly options?: Options;
  /** The optional fields of a request that change a contribution. */
  readonly inputs?: readonly InputName[];
  /** The numbers of salaries a year that law or custom has; the first is the usual one. Without them 12. */
  readonly salaries?: readonly [number, ...number[]];
  /** What one person and the employer pay. */
  readonly person: (
    context: PersonContext<NoInfer<Figures>, NoInfer<Options>>,
  ) => Shares<NoInfer<Id>>;
  /** What depends on the wages of both spouses together. */
  readonly household?: (
    context: ReturnContext<NoInfer<Figures>, NoInfer<Options>>,
  ) => Shares<NoInfer<Id>>;
  /** What comes off the income that is taxed; without it nothing does. It is added to `deductions` before the tax is calculated. */
  readonly deductible?: (
    paid: Paid<NoInfer<Id>>,
    context: ReturnContext<NoInfer<Figures>, NoInfer<Options>>,
  ) => Exact;
  /** Calculates the tax where a deduction is not all: other inputs, or another tax on a part of the pay. */
  readonly incomeTax?: (
    taxOn: TaxOn,
    inputs: Inputs,
    paid: Paid<NoInfer<Id>>,
    context: ReturnContext<NoInfer<Figures>, NoInfer<Options>>,
  ) => Calculation;
  /** By how much, in currency, roundings of the law can lift the net pay of a year at one income; 0 without it. */
  readonly coarseness?: number;
  /** Where net pay jumps up, so that the search for a gross pay finds the least one. */
  readonly jumps?: readonly Jump<
    (tax: Calculation, context: ReturnContext<NoInfer<Figures>, NoInfer<Options>>) => boolean
  >[];
  /** The most that net pay rises by for each unit of gross pay, beside its jumps; 1 without it. */
  readonly steepest?: number;
  /** Paid out with the wages, and neither tax nor contribution. */
  readonly additions?: (
    tax: Calculation,
    paid: Paid<NoInfer<Id>>,
    context: ReturnContext<NoInfer<Figures>, NoInfer<Options>>,
  ) => Exact;
  /** What a place below the state or province levies and the income tax does not hold. */
  readonly localTax?: (
    tax: Calculation,
    paid: Paid<NoInfer<Id>>,
    context: ReturnContext<NoInfer<Figures>, NoInfer<Options>>,
  ) => Exact;
}

/** What the engine asks with. */
export interface ContributionRequest extends Omit<ReturnContext<unknown>, "options" | "figures"> {
  readonly sentOptions: Readonly<Record<string, unknown>>;
  /** Decimals of the currency. */
  readonly decimals: number;
}

/** What was paid for one return, and what it does to the income tax. */
export interface Contributed {
  /** Rounded to the minor unit; only what somebody pays, or would above a limit. */
  readonly shares: Readonly<Record<string, Share>>;
  readonly deductible: Exact;
  /** Calculates the tax under the rules of these contributions; `inputs` hold what was deducted. */
  readonly incomeTax: (taxOn: TaxOn, inputs: Inputs) => Calculation;
  readonly additions: (tax: Calculation) => Exact;
  readonly localTax: (tax: Calculation) => Exact;
  /** For each jump of the rules, whether the pay is above it. */
  readonly jumped: (tax: Calculation) => readonly boolean[];
}

/** The contributions of a country or a state. */
export interface Contributions {
  /** The dated figures, with their sources. */
  readonly data: ContributionData<object>;
  /** The name of each contribution, by its id. */
  readonly names: Readonly<Record<string, string>>;
  /** What contributions depend on and no field of a request says. */
  readonly options: OptionTable;
  /** The optional fields of a request that change a contribution. */
  readonly inputs: readonly InputName[];
  /** The numbers of salaries a year that law or custom has; the first is the usual one. */
  readonly salaries: readonly number[];
  /** By how much, in currency, roundings of the law can lift the net pay of a year at one income. */
  readonly coarseness: number;
  /** The most that each jump adds to the net pay of a year. */
  readonly jumps: readonly number[];
  /** The most that net pay rises by for each unit of gross pay, beside its jumps. */
  readonly steepest: number;
  /** Calculates what was paid for one return. */
  readonly calculate: (request: ContributionRequest) => Contributed;
}

/** The one way to make contributions of figures and rules. */
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
    salaries,
    coarseness: rules.coarseness ?? 0,
    jumps: (rules.jumps ?? []).map(({ by }) => by),
    steepest: rules.steepest ?? 1,
    calculate(request) {
      const context: ReturnContext<Figures, Options> = {
        ...request,
        options: valuesOf(options, request.sentOptions) as OptionValues<Options>,
        figures: figuresOf(data, request.year).values,
      };
      const shares = totalShares(sharesOf(rules, context), request.decimals);
      const paid = { ...shares } as Record<Id, Share>;
      for (const id of Object.keys(names) as Id[]) paid[id] ??= noShare;
      return {
        shares,
        deductible: rules.deductible?.(paid, context) ?? zero,
        incomeTax: (taxOn, inputs) =>
          rules.incomeTax?.(taxOn, inputs, paid, context) ?? taxOn(inputs),
        additions: (tax) => rules.additions?.(tax, paid, context) ?? zero,
        localTax: (tax) => rules.localTax?.(tax, paid, context) ?? zero,
        jumped: (tax) => (rules.jumps ?? []).map(({ when }) => when(tax, context)),
      };
    },
  };
}

/** What employees pay to all contributions. */
export function employeeTotal(paid: Readonly<Record<string, Share>>): Exact {
  return sum(Object.values(paid).map(({ employee }) => employee));
}

/** What every person pays, and what both pay together. */
function sharesOf<Figures extends object, Id extends string, Options extends OptionTable>(
  rules: ContributionRules<Figures, Id, Options>,
  context: ReturnContext<Figures, Options>,
): readonly Shares<Id>[] {
  const { data } = rules;
  const { year, salaries, trace, wages, inputs } = context;
  const figureOf = (id: string): string | undefined =>
    rules.figureOf?.[id as Id] ?? (id in data.figures ? id : undefined);
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
