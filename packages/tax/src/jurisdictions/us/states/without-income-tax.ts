import type { JurisdictionData, Source, TaxYear } from "../../../engine/figures.ts";
import { filingStatuses, type Jurisdiction } from "../../../engine/jurisdiction.ts";
import { zero } from "../../../engine/numbers/exact.ts";

interface NoTaxFigures {
  readonly income_tax: boolean;
}

/** A state that has no income tax: the answer is 0, which is not the same as not knowing. */
export function withoutIncomeTax(state: {
  readonly code: string;
  readonly name: string;
  readonly firstYear: number;
  readonly source: Source;
}): Jurisdiction {
  const { code, name, firstYear, source } = state;
  const data: JurisdictionData<NoTaxFigures> = {
    code,
    name,
    currency: "USD",
    decimals: 2,
    sources: { law: source },
    years: Array.from({ length: 2027 - firstYear }, (_, index) => taxYear(firstYear + index)),
    figures: {
      income_tax: [
        {
          from: `${firstYear}-01-01`,
          value: false,
          sources: ["law"],
          confidence: "two_sources",
        },
      ],
    },
  };
  return {
    data,
    statuses: filingStatuses,
    inputs: [],
    calculate: ({ assume, trace }) => {
      const components = { taxable_income: zero, tax_after_credits: zero };
      assume(`${name} has no individual income tax.`);
      trace.line("no_income_tax", zero, "income_tax");
      return { taxDue: zero, components: () => components };
    },
  };
}

function taxYear(year: number): TaxYear {
  return {
    label: String(year),
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    status: "enacted",
    confidence: "two_sources",
  };
}
