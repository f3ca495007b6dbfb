/** The share of table 32 that is no municipal tax, which no credit reduces: the average fees for church and burial. */
const churchAndBurial = 0.0116;

/** The most of the public service fee of a year, which is 1 % of the taxable income. */
const publicServiceFee: Readonly<Record<string, number>> = { "2025": 1249, "2026": 1184 };

/** What the calculation says of an annual wage at the municipal rate of the table. */
type TaxOf = (annualWage: number) => { readonly tax: number; readonly taxable: number };

/**
 * What a monthly tax table of Skatteverket prints for wages (column 1) up to a wage: a twelfth of the tax on twelve times
 * the top of its row, with the fees that the tables hold, taken down to a krona.
 */
export function swedishPayrollMonth(year: string, monthlyWage: number, taxOf: TaxOf): number {
  const { tax, taxable } = taxOf(monthlyWage * 12);
  const most = publicServiceFee[year];
  if (most === undefined) return Number.NaN;
  const fees =
    Math.floor(taxable * churchAndBurial + nudge) + Math.min(most, Math.floor(taxable / 100));
  return Math.floor((tax + fees) / 12);
}

/** A product of decimals that is whole may lie a hair beside it. */
const nudge = 1e-7;
