import { listed } from "@almanac/kernel/messages/wording";
import { add, type Exact, exact, subtract, sum, zero } from "../amounts.ts";
import type { Inputs, PreTaxKind } from "../jurisdiction.ts";

/** What leaves the pay before tax, by kind. */
export type PreTax = Readonly<Partial<Record<PreTaxKind, number | undefined>>>;

const names: Readonly<Record<PreTaxKind, string>> = {
  retirement: "pre_tax.retirement",
  health: "pre_tax.health",
  hsa: "pre_tax.hsa",
  commuter: "pre_tax.commuter",
};

const kinds: readonly PreTaxKind[] = ["retirement", "health", "hsa", "commuter"];

/** The part of it that a tax or a contribution does not count. `counted` are the kinds it does. */
function uncounted(
  preTax: PreTax | undefined,
  counted: readonly PreTaxKind[] | undefined = [],
): Exact {
  if (preTax === undefined) return zero;
  return sum(
    kinds.filter((kind) => !counted.includes(kind)).map((kind) => exact(preTax[kind] ?? 0)),
  );
}

/** The whole of it. Undefined if a request has none. */
export function totalPreTax(preTax: PreTax | undefined): Exact | undefined {
  return preTax && uncounted(preTax);
}

/** The inputs of a tax, without the pay that it does not count. */
export function withoutPreTax(
  inputs: Inputs,
  preTax: PreTax | undefined,
  counted?: readonly PreTaxKind[],
): Inputs {
  const left = uncounted(preTax, counted);
  return left === zero ? inputs : { ...inputs, grossIncome: subtract(inputs.grossIncome, left) };
}

/** Says which of the kinds a tax counts although the federal tax does not. */
export function sayCounted(
  code: string,
  preTax: PreTax | undefined,
  counted: readonly PreTaxKind[] | undefined = [],
  assume: (sentence: string) => void,
): void {
  const taxed = counted.filter((kind) => (preTax?.[kind] ?? 0) > 0);
  if (taxed.length > 0) assume(`${code} taxes ${listed(taxed.map((kind) => names[kind]))}.`);
}

/** The smallest gross income of a request: the parts of it that are not wages, and `pre_tax`. */
export function leastGrossIncome(parts: readonly Exact[], preTax: PreTax | undefined): Exact {
  return add(sum(parts), totalPreTax(preTax) ?? zero);
}
