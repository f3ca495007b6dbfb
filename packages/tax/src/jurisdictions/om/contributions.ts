import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { wordOption } from "../../engine/contributions/options.ts";
import { toThousandth } from "../../engine/contributions/rounding.ts";
import { levy, noShare, upTo, wholePay } from "../../engine/contributions/shares.ts";
import { data, type OmContributions } from "./contribution-figures.ts";
import { om } from "./rules.ts";

const options = {
  nationality: wordOption(
    "An Omani is insured in all branches. For anyone else (expat), the employer pays only for sick leave and maternity.",
    ["expat", "omani"],
    "expat",
  ),
};

type Context = PersonContext<OmContributions, typeof options>;

/** Social Protection Law (Royal Decree 52/2023), articles 52, 70, 90, 116, 123 and 128. */
function person({ each, options }: Context) {
  const isCitizen = options.nationality === "omani";
  return each("month", ({ figures, pay }) => {
    const { old_age, work_injury, employment_security: rate, sick_leave, maternity } = figures;
    return {
      old_age: isCitizen ? levy(upTo(pay, old_age.most), old_age, toThousandth) : noShare,
      work_injury: isCitizen
        ? levy(upTo(pay, work_injury.most), { employer: work_injury.employer }, toThousandth)
        : noShare,
      employment_security: isCitizen
        ? levy(wholePay(pay), { employee: rate, employer: rate }, toThousandth)
        : noShare,
      sick_leave: levy(wholePay(pay), { employer: sick_leave }, toThousandth),
      maternity: levy(wholePay(pay), { employer: maternity }, toThousandth),
    };
  });
}

/** Oman: a private-sector employee. */
export const omPay: PayJurisdiction = definePay(
  om,
  defineContributions({
    data,
    contributions: {
      old_age: "Old age, disability and death",
      work_injury: "Work injuries",
      employment_security: "Employment security",
      sick_leave: "Sick leave",
      maternity: "Maternity leave",
    },
    options,
    person,
  }),
);
