import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { flagOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, noShare, wholePay } from "../../engine/contributions/shares.ts";
import { caContributions } from "../ca/contributions.ts";
import { type CaOnContributions, data } from "./contribution-figures.ts";
import { caOn } from "./rules.ts";

const options = {
  employer_health_tax: flagOption(
    "Whether the employer pays the employer health tax on this pay. It does if its payroll is over the exemption of 1,000,000, or over 5,000,000 in all.",
    false,
  ),
};

function person({
  each,
  options: { employer_health_tax },
}: PersonContext<CaOnContributions, typeof options>) {
  return each("year", ({ figures, pay }) => ({
    on_eht: employer_health_tax
      ? levy(wholePay(pay), { employer: figures.on_eht }, toCent)
      : noShare,
  }));
}

const onContributions = defineContributions({
  data,
  contributions: { on_eht: "Employer Health Tax" },
  options,
  person,
});

/** Canada with Ontario: its income tax, the federal contributions and the employer health tax. */
export const caOnPay: PayJurisdiction = {
  taxes: [caOn],
  contributions: [caContributions, onContributions],
};
