import { add } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { type CaContributions, data } from "./contribution-figures.ts";
import {
  additionalPart,
  basePart,
  insuranceShare,
  isContributor,
  pensionShare,
} from "./pension-plan.ts";
import { ca } from "./rules.ts";

/** The limits apply to the pay from one employer in one year. */
function person({ each, age }: PersonContext<CaContributions>) {
  return each("year", ({ figures: { cpp, cpp2, ei }, pay }) => {
    const isDue = isContributor(cpp, age);
    return {
      cpp: pensionShare(cpp, pay, isDue),
      cpp2: pensionShare(cpp2, pay, isDue),
      ei: insuranceShare(ei, pay),
    };
  });
}

/** The federal contributions of employees outside Quebec. */
export const caContributions = defineContributions({
  data,
  contributions: {
    cpp: "Canada Pension Plan, base and first additional contribution",
    cpp2: "Canada Pension Plan, second additional contribution (CPP2)",
    ei: "Employment Insurance",
  },
  inputs: ["age"],
  person,
  // ITA 60 (e.1): the additional contributions are deducted from income. ITA 118.7: a credit is
  // given for the base part and for insurance.
  deductible: ({ cpp, cpp2 }, { figures }) => add(additionalPart(figures.cpp, cpp), cpp2.employee),
  incomeTax: (taxOn, inputs, { cpp, ei }, { figures }) =>
    taxOn({ ...inputs, creditedContributions: add(basePart(figures.cpp, cpp), ei.employee) }),
});

/** Canada: the federal tax, and the contributions of employees outside Quebec. */
export const caPay: PayJurisdiction = {
  ...definePay(ca, caContributions),
  note: "CA means the federal tax alone, with the contributions of employees outside Quebec: send the code of a province, such as CA-ON, for its tax and levies too.",
};
