import { atLeastZero, type Exact, excess, subtract, sum, zero } from "../../../engine/amounts.ts";
import { amountsOf, defineJurisdiction } from "../../../engine/define-jurisdiction.ts";
import { figuresOf, type JurisdictionData } from "../../../engine/figures.ts";
import type {
  Calculation,
  CalculationContext,
  InputName,
  Jurisdiction,
  PreTaxKind,
} from "../../../engine/jurisdiction.ts";
import { StateCase, silent } from "./state-case.ts";
import { toCents } from "./to-cents.ts";

/** A request in one locality, and the tax of its state. */
export interface LocalCase<StateFigures> {
  readonly context: CalculationContext;
  readonly state: StateCase<StateFigures>;
  /** The state's tax, as its own level says it. */
  readonly ofState: Calculation;
  /** The income that the state taxes. */
  readonly taxableIncome: Exact;
}

/** The result of the steps of a locality. Credits that exceed the tax are lost. */
export interface LocalResult {
  readonly taxableIncome: Exact;
  readonly tax: Exact;
  readonly credits?: Readonly<Record<string, Exact>>;
  readonly refundable?: Readonly<Record<string, Exact>>;
}

/** A locality as the `localities.ts` of its state describes it. */
export interface LocalityRules<StateFigures, Figures> {
  readonly data: JurisdictionData<Figures>;
  /** Inputs in addition to those of the state. */
  readonly inputs?: readonly InputName[];
  /** Whether the state collects the tax, on its own days and by its rule of estimated tax. */
  readonly isOnStateReturn?: true;
  /** The kinds of `pre_tax` that it taxes. Default: those that the state taxes. */
  readonly taxesPreTax?: readonly PreTaxKind[];
  readonly steps: (figures: Figures, local: LocalCase<StateFigures>) => LocalResult;
}

/** Makes the level of a locality from the level of its state. */
export type Locality<StateFigures> = (
  state: Jurisdiction,
  data: JurisdictionData<StateFigures>,
) => Jurisdiction;

/** Defines a city or county that taxes income. */
export function defineLocality<StateFigures extends object, Figures extends object>(
  rules: LocalityRules<StateFigures, Figures>,
): Locality<StateFigures> {
  const { data, inputs = [], isOnStateReturn, steps } = rules;
  return (state, ofState) =>
    defineJurisdiction<Figures>({
      data,
      note: `${data.name}: its own tax only, without that of the state and the federal tax.`,
      statuses: state.statuses,
      takesLosses: true,
      isLocal: true,
      taxesPreTax: rules.taxesPreTax ?? state.taxesPreTax,
      estimatedTax: isOnStateReturn && state.estimatedTax,
      inputs: [...state.inputs, ...inputs].filter((name) => name !== "local_tax_rate"),
      steps(figures, context, { carriedForward }) {
        const calculation = stateTax(state, context);
        const result = steps(figures, {
          context,
          ofState: calculation,
          taxableIncome: amountsOf(calculation).taxable_income ?? zero,
          state: new StateCase(ofState, figuresOf(ofState, context.year).values, {
            ...context,
            ...silent,
          }),
        });
        const { quarters } = calculation;
        return {
          ...outcomeOf(result, context),
          ...(isOnStateReturn ? { quarters } : {}),
          carriedForward,
        };
      },
    });
}

/** The tax of the state, from the level before this one if it was calculated. */
function stateTax(state: Jurisdiction, context: CalculationContext): Calculation {
  const known = context.shared?.ofState;
  return known ?? state.calculate({ ...context, ...silent, isInLocality: true });
}

function outcomeOf(
  { taxableIncome, tax, credits = {}, refundable = {} }: LocalResult,
  { trace }: CalculationContext,
) {
  const due = toCents(excess(tax, sum(Object.values(credits))));
  const total = subtract(due, toCents(sum(Object.values(refundable))));
  const localTax = atLeastZero(total);
  trace.line("local_tax", localTax);
  return {
    taxDue: localTax,
    ...(Object.keys(refundable).length > 0 ? { refund: excess(zero, total) } : {}),
    components: {
      taxable_income: taxableIncome,
      tax_before_credits: tax,
      ...credits,
      tax_after_credits: due,
      ...refundable,
      local_tax: localTax,
    },
  };
}
