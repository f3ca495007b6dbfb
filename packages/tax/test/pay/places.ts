import type { PayJurisdiction } from "../../src/engine/contributions/define-pay.ts";
import { payYears } from "../../src/engine/pay/prepare-pay.ts";
import type { JurisdictionCode, PayRequest } from "../../src/index.ts";
import { allPay } from "../../src/jurisdictions/all-pay.ts";

/** A place with contributions, under its code. */
export interface Place {
  readonly code: JurisdictionCode;
  readonly pay: PayJurisdiction;
  readonly years: readonly string[];
  readonly decimals: number;
  /** Fields that a request of the place must have, at least in some years. */
  readonly required: Partial<PayRequest>;
}

/** No average municipal rate of Denmark is loaded for 2024. */
const required: Readonly<Partial<Record<JurisdictionCode, Partial<PayRequest>>>> = {
  DK: { local_tax_rate: 0.25 },
};

export const places: readonly Place[] = allPay.map((pay) => {
  const { data } = pay.taxes.at(-1) ?? pay.taxes[0];
  const { code, decimals } = data;
  return { code, pay, years: payYears(pay), decimals, required: required[code] ?? {} };
});
