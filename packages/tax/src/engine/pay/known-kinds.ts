import { refuse } from "../../errors.ts";
import { compare, exact, subtract, sum, zero } from "../amounts.ts";
import type { PayJurisdiction } from "../contributions/define-pay.ts";
import type { Prepared } from "../request/prepare-request.ts";
import { type PreTax, totalPreTax } from "./pre-tax.ts";

/** Refuses profits where no contributions on them are loaded. */
export function requireEmployment(
  { contributions }: PayJurisdiction,
  { request, jurisdiction }: Prepared,
) {
  const profit = request.self_employment_income ?? 0;
  if (profit === 0) return;
  if (contributions.some(({ inputs }) => inputs.includes("self_employment_income"))) return;
  refuse(
    "unsupported_input",
    "self_employment_income",
    `There are no contributions of the self-employed for ${jurisdiction.data.code}: leave self_employment_income out. Pay knows them for GB and US.`,
  );
}

/**
 * Refuses `pre_tax` where it has no rules, and more of it than there are wages, unless these are
 * searched for.
 */
export function requirePreTax(
  { contributions }: PayJurisdiction,
  { request, jurisdiction }: Prepared,
  preTax: PreTax | undefined,
  isSearched: boolean,
): void {
  if (preTax === undefined) return;
  if (!contributions.some(({ countsPreTax }) => countsPreTax !== undefined)) {
    refuse(
      "unsupported_input",
      "pre_tax",
      `There are no rules of pre_tax for ${jurisdiction.data.code}: leave it out. Pay knows them for US.`,
    );
  }
  if (isSearched) return;
  const { gross_income, self_employment_income = 0, spouse_income = 0 } = request;
  const others = [
    self_employment_income,
    spouse_income,
    request.long_term_capital_gains ?? 0,
    request.dividends ?? 0,
  ];
  const wages = subtract(exact(gross_income), sum(others.map(exact)));
  if (compare(totalPreTax(preTax) ?? zero, wages) > 0) {
    refuse("invalid_value", "pre_tax", "pre_tax cannot exceed the wages of the taxpayer.");
  }
}
