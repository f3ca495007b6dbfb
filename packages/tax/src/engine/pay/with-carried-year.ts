import type { PayJurisdiction } from "../contributions/define-pay.ts";
import type { TaxYear } from "../figures.ts";
import type { Jurisdiction } from "../jurisdiction.ts";

/** A place whose taxes also accept the carried year and use the figures of the year before. The answer for that year says so. */
export function withCarriedYear(pay: PayJurisdiction): PayJurisdiction {
  const { carriedYear, taxes } = pay;
  if (carriedYear === undefined) return pay;
  const [first, ...rest] = taxes;
  return {
    ...pay,
    taxes: [carried(first, carriedYear), ...rest.map((tax) => carried(tax, carriedYear))],
  };
}

function carried(tax: Jurisdiction, year: TaxYear): Jurisdiction {
  return {
    ...tax,
    data: { ...tax.data, years: [...tax.data.years, year] },
    calculate(context) {
      const calculation = tax.calculate(context);
      if (context.year !== year) return calculation;
      context.assume(
        `${tax.data.name}: the income tax of ${year.label} is not enacted yet. It is calculated with the figures of the year before.`,
      );
      return {
        ...calculation,
        carriedForward: [...(calculation.carriedForward ?? []), "income tax"],
      };
    },
  };
}
