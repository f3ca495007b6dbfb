import type { Entry, Module, SourceRef } from "./module.ts";

type Json = Readonly<Record<string, unknown>>;
const statuses = [
  "single",
  "married_joint",
  "married_separate",
  "head_of_household",
  "surviving_spouse",
];

const law = {
  rates: {
    title: "26 U.S.C. 1 (rates made permanent by Pub. L. 119-21)",
    url: "https://www.law.cornell.edu/uscode/text/26/1",
  },
  amt: {
    title: "26 U.S.C. 55 (alternative minimum tax)",
    url: "https://www.law.cornell.edu/uscode/text/26/55",
  },
  niit: {
    title: "26 U.S.C. 1411 (net investment income)",
    url: "https://www.law.cornell.edu/uscode/text/26/1411",
  },
  medicare: {
    title: "26 U.S.C. 3101(b)(2) (additional Medicare tax)",
    url: "https://www.law.cornell.edu/uscode/text/26/3101",
  },
  self: {
    title: "26 U.S.C. 1401 and 1402 (self-employment tax)",
    url: "https://www.law.cornell.edu/uscode/text/26/1401",
  },
  wageBase: {
    title: "SSA, contribution and benefit base",
    url: "https://www.ssa.gov/oact/cola/cbb.html",
  },
  child: {
    title: "26 U.S.C. 24 and Schedule 8812 instructions",
    url: "https://www.irs.gov/instructions/i1040s8",
  },
  increase: {
    title:
      "Credit for children 2021: the increase falls from 150,000, 112,500 and 75,000 (26 U.S.C. 24(i))",
    url: "https://helpcenter.cryptotaxaudit.com/families-with-children-2021",
    readOn: "2026-11-20",
  },
  increaseLimit: {
    title:
      "PolicyEngine US, limit of that reduction: its rate times the distance of both thresholds (Schedule 8812 of 2021, line 5)",
    url: "https://github.com/PolicyEngine/policyengine-us/blob/master/policyengine_us/variables/gov/irs/credits/ctc/maximum/arpa/ctc_arpa_phase_out_cap.py",
    readOn: "2026-11-20",
  },
  eitc: {
    title: "26 U.S.C. 32 (earned income)",
    url: "https://www.law.cornell.edu/uscode/text/26/32",
  },
  senior: {
    title: "Pub. L. 119-21 section 70103 (deduction for seniors)",
    url: "https://www.congress.gov/119/plaws/publ21/PLAW-119publ21.pdf",
  },
  cap: {
    title: "26 U.S.C. 68 as amended by Pub. L. 119-21 section 70111",
    url: "https://www.law.cornell.edu/uscode/text/26/68",
  },
  estimated: {
    title: "26 U.S.C. 6654 and 7503; Form 1040-ES",
    url: "https://www.law.cornell.edu/uscode/text/26/6654",
  },
} as const;

/** Where the increase of 2021 over the regular credit begins to fall. */
const increaseStarts: Readonly<Record<string, number>> = {
  single: 75_000,
  married_joint: 150_000,
  married_separate: 75_000,
  head_of_household: 112_500,
  surviving_spouse: 150_000,
};

/** The increase falls by at most 5 % of the way from its own start to that of the regular credit. */
function increaseOf2021(credit: Json): unknown {
  const regular = credit.phase_out_start as Readonly<Record<string, number>>;
  return Object.fromEntries(
    Object.entries(increaseStarts).map(([status, start]) => {
      const end = Number(regular[status === "married_joint" ? status : "other"]);
      return [status, { regular: 2000, start, most: (end - start) / 20 }];
    }),
  );
}

export function federalData(file: Json, estimated: Json): Module {
  const years = Object.entries(file.years as Record<string, Json>);
  const constants = file.rates_constant as Json;
  const figures: Record<string, Entry[]> = {};
  const put = (name: string, year: string, value: unknown, sources: readonly SourceRef[]) => {
    const entries = figures[name] ?? [];
    figures[name] = entries;
    entries.push({
      year,
      value: value ?? null,
      sources,
      confidence: "two_sources",
      carried: false,
    });
  };
  const dates = (estimated.federal as Json).due_dates as Record<string, readonly string[]>;
  for (const [year, data] of years) {
    const paper = [data.source as SourceRef];
    const each = (read: (status: string) => unknown) =>
      collapse(statuses.map((status) => [status, read(status)] as const));
    const at = (name: string) => data[name] as Json;
    put(
      "ordinary_rates",
      year,
      each((status) => at("ordinary")[status]),
      [...paper, law.rates],
    );
    put(
      "standard_deduction",
      year,
      each((status) => at("standard_deduction")[status]),
      paper,
    );
    put(
      "additional_deduction_65",
      year,
      each((status) => at("additional_65_or_blind")[status]),
      paper,
    );
    put(
      "gain_rates",
      year,
      each((status) => gainRates(at("capital_gains")[status] as Json, constants)),
      paper,
    );
    put(
      "amt_exemption",
      year,
      each((status) => (at("amt")[status] as Json).exemption),
      [...paper, law.amt],
    );
    put(
      "amt_exemption_start",
      year,
      each((status) => (at("amt")[status] as Json).phase_out_start),
      [...paper, law.amt],
    );
    put("amt_exemption_loss_rate", year, data.amt_phase_out_rate, [law.amt]);
    put(
      "amt_rates",
      year,
      each((status) => amtRates(status, data, constants)),
      [...paper, law.amt],
    );
    put(
      "net_investment_threshold",
      year,
      each((status) => at("niit_threshold")[status]),
      [law.niit],
    );
    put("net_investment_rate", year, constants.niit, [law.niit]);
    put(
      "additional_medicare_threshold",
      year,
      each((status) => at("additional_medicare_threshold")[status]),
      [law.medicare],
    );
    put("additional_medicare_rate", year, constants.additional_medicare, [law.medicare]);
    put("social_security_wage_base", year, data.social_security_wage_base, [law.wageBase]);
    put("self_employment_share", year, constants.self_employment_net_factor, [law.self]);
    put("self_employment_floor", year, constants.self_employment_floor, [law.self]);
    put("self_employment_social_security_rate", year, constants.self_employment_oasdi, [law.self]);
    put("self_employment_medicare_rate", year, constants.self_employment_medicare, [law.self]);
    put("employee_social_security_rate", year, constants.social_security_employee, [law.medicare]);
    put("employee_medicare_rate", year, constants.medicare_employee, [law.medicare]);
    put("child_credit", year, childCredit(at("child_tax_credit")), [law.child, ...paper]);
    put(
      "child_credit_increase",
      year,
      year === "2021" ? increaseOf2021(at("child_tax_credit")) : null,
      [law.increase, law.increaseLimit],
    );
    put("earned_income_credit", year, earnedIncome(at("eitc")), [...paper, law.eitc]);
    put("earned_income_credit_investment_limit", year, data.eitc_investment_income_limit, [
      ...paper,
      law.eitc,
    ]);
    put("senior_deduction", year, seniorDeduction(data.senior_deduction as Json | undefined), [
      law.senior,
    ]);
    put(
      "itemized_reduction",
      year,
      data.itemized_value_cap ? { numerator: 2, denominator: 37 } : null,
      [law.cap],
    );
    put("instalment_dates", year, dates[year], [law.estimated]);
  }
  return {
    code: "US",
    name: "United States",
    years: years.map(([year]) => ({ year, confidence: "two_sources", note: undefined })),
    figures,
    asOf: String(file.as_of),
  };
}

function collapse(entries: readonly (readonly [string, unknown])[]): unknown {
  const texts = entries.map(([, value]) => JSON.stringify(value));
  return texts.every((text) => text === texts[0]) ? entries[0]?.[1] : Object.fromEntries(entries);
}

function gainRates(limits: Json, constants: Json): unknown {
  const rates = constants.long_term_gain_rates as readonly number[];
  return [0, limits.zero_rate_up_to, limits.fifteen_rate_up_to].map((over, index) => ({
    over,
    rate: rates[index],
  }));
}

function amtRates(status: string, data: Json, constants: Json): unknown {
  const [low, high] = constants.amt_rates as readonly number[];
  const over = Number(data.amt_28_percent_over);
  return [
    { over: 0, rate: low },
    { over: status === "married_separate" ? over / 2 : over, rate: high },
  ];
}

function childCredit(credit: Json): unknown {
  const phaseIn = credit.refundable_phase_in as Json;
  const start = credit.phase_out_start as Json;
  return {
    per_child: credit.per_child,
    per_child_under_6: credit.per_child_under_6 ?? credit.per_child,
    max_age: credit.max_age,
    other_dependent: credit.other_dependent,
    start_joint: start.married_joint,
    start_other: start.other,
    step: 1000,
    per_step: 50,
    refundable_max: credit.refundable_cap ?? 0,
    fully_refundable: credit.fully_refundable,
    refundable_rate: phaseIn.rate,
    refundable_over: phaseIn.over_earned_income,
  };
}

function earnedIncome(table: Json): unknown {
  return ["0kids", "1kid", "2kids", "3+kids"].map((key) => {
    const row = table[key] as Json;
    return {
      max: row.max,
      rate: row.phase_in_rate,
      start: row.phase_out_start,
      start_joint: row.phase_out_start_joint,
      loss_rate: row.phase_out_rate,
    };
  });
}

function seniorDeduction(rule: Json | undefined): unknown {
  if (rule === undefined) return null;
  const over = rule.over_magi as Json;
  return {
    per_person: rule.per_person_65_plus,
    loss_rate: rule.phase_out_rate,
    start_joint: over.married_joint,
    start_other: over.other,
  };
}
