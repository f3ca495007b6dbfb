import type { TaxYear } from "../figures.ts";
import type { Jurisdiction } from "../jurisdiction.ts";
import type { Contributions } from "./define-contributions.ts";

/**
 * The income taxes and the contributions of one place. A pay calculator is built from such places.
 */
export interface PayJurisdiction {
  /**
   * Every income tax on wages in the place. For California: the federal tax, then its own. The last
   * one is the tax of the place itself.
   */
  readonly taxes: readonly [Jurisdiction, ...Jurisdiction[]];
  /** The contributions of the country, then those of the state, province or region. */
  readonly contributions: readonly [Contributions, ...Contributions[]];
  /**
   * A year whose contributions are known, but whose income tax is not enacted yet. Pay calculates
   * its tax by the figures of the year before, which an answer calls `carried_forward`.
   */
  readonly carriedYear?: TaxYear;
  /**
   * A sentence for `assumptions` that says which taxes or contributions the code does not include.
   */
  readonly note?: string;
  /** The cities and counties within it that tax income; the last tax of each is its own. */
  readonly localities?: readonly PayJurisdiction[];
}

/**
 * A place with one income tax and one set of contributions: a country, or a region whose code means
 * the whole tax.
 */
export function definePay(tax: Jurisdiction, contributions: Contributions): PayJurisdiction {
  return { taxes: [tax], contributions: [contributions] };
}

/** The tax of the place itself, whose code is the code of the place. */
export function taxOf({ taxes }: PayJurisdiction): Jurisdiction {
  return taxes.at(-1) ?? taxes[0];
}

/**
 * A place whose taxes also accept the carried year and use the figures of the year before. The
 * answer for that year says so.
 */
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
