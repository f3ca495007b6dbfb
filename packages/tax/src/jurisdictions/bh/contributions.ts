import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { countOption, flagOption, wordOption } from "../../engine/contributions/options.ts";
import { toThousandth } from "../../engine/contributions/rounding.ts";
import { levy, noShare, upTo, wholePay } from "../../engine/contributions/shares.ts";
import { type BhContributions, data } from "./contribution-figures.ts";
import { bh } from "./rules.ts";

const options = {
  nationality: wordOption(
    "A Bahraini is also insured in the pension branch. Anyone else (expat) is not.",
    ["expat", "bahraini"],
    "expat",
  ),
  end_of_service: flagOption(
    "Whether the calculation includes the employer's monthly payment for the end-of-service benefit of a foreigner.",
    false,
  ),
  years_of_service: countOption(
    "Whole years that a foreigner has worked for the employer. The payment doubles after three.",
    [0, 60],
    0,
  ),
};

type Context = PersonContext<BhContributions, typeof options>;

/**
 * Social Insurance Law (Decree-Law 24 of 1976), Law 14 of 2022, and Edict 109 of 2023 on the end
 * of service.
 */
function person({ each, options }: Context) {
  const isCitizen = options.nationality === "bahraini";
  return each("month", ({ figures, pay }) => {
    const { pension, unemployment, work_injury, end_of_service: end } = figures;
    const rate = options.years_of_service < end.first_years ? end.first : end.later;
    return {
      pension: isCitizen ? levy(upTo(pay, pension.most), pension, toThousandth) : noShare,
      unemployment: levy(
        upTo(pay, unemployment.most),
        { employee: unemployment.employee },
        toThousandth,
      ),
      work_injury: levy(
        upTo(pay, work_injury.most),
        { employer: work_injury.employer },
        toThousandth,
      ),
      end_of_service:
        options.end_of_service && !isCitizen
          ? levy(wholePay(pay), { employer: rate }, toThousandth)
          : noShare,
    };
  });
}

/** Bahrain: a private-sector employee. */
export const bhPay: PayJurisdiction = definePay(
  bh,
  defineContributions({
    data,
    contributions: {
      pension: "Pension (SIO)",
      unemployment: "Unemployment insurance",
      work_injury: "Work injury insurance",
      end_of_service: "End-of-service benefit",
    },
    options,
    person,
  }),
);
