import type { PayJurisdiction } from "../../src/engine/contributions/define-pay.ts";
import { payYears } from "../../src/engine/pay/prepare-pay.ts";
import type { JurisdictionCode } from "../../src/index.ts";
import { allPay } from "../../src/jurisdictions/all-pay.ts";

/** A place with contributions, under its code. */
export interface Place {
  readonly code: JurisdictionCode;
  readonly pay: PayJurisdiction;
  readonly years: readonly string[];
  readonly decimals: number;
}

export const places: readonly Place[] = allPay.map((pay) => {
  const { data } = pay.taxes.at(-1) ?? pay.taxes[0];
  return { code: data.code, pay, years: payYears(pay), decimals: data.decimals };
});
