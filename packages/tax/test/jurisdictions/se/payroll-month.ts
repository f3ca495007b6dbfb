/**
 * The part of the rate of table 32 that is not municipal tax: the average fees for church and
 * burial. No credit reduces it.
 */
const churchAndBurial = 0.0116;

/** The maximum of the year's public service fee, which is 1 % of the taxable income. */
const publicServiceFee: Readonly<Record<string, number>> = { "2025": 1249, "2026": 1184 };

/** The tax and taxable income for an annual wage, at the municipal rate of the table. */
type TaxOf = (annualWage: number) => { readonly tax: number; readonly taxable: number };

/**
 * The amount that a monthly tax table of Skatteverket prints for a wage (column 1). It takes twelve
 * times the top wage of the row, adds the fees that the table includes to the tax, and rounds a
 * twelfth down to a krona.
 */
export function swedishPayrollMonth(year: string, monthlyWage: number, taxOf: TaxOf): number {
  const { tax, taxable } = taxOf(monthlyWage * 12);
  const most = publicServiceFee[year];
  if (most === undefined) return Number.NaN;
  const fees =
    Math.floor(taxable * churchAndBurial + nudge) + Math.min(most, Math.floor(taxable / 100));
  return Math.floor((tax + fees) / 12);
}

/**
 * Products of decimals are inexact in binary, so a whole amount can come out slightly too large or
 * too small.
 */
const nudge = 1e-7;
