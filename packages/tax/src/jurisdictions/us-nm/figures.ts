import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, Lookup, PerStatus, StateTable } from "../us/figure-types.ts";

/** The figures of New Mexico. */
export interface UsNmFigures {
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly dependents_deduction: PerStatus<number>;
  readonly low_income_exemption: number;
  readonly low_income_start: PerStatus<number>;
  readonly low_income_rate: PerStatus<number>;
  readonly low_income_limit: PerStatus<number>;
  readonly gain_deduction_max: Brackets;
  readonly gain_deduction_rate: number;
  readonly aged_exemption: PerStatus<Lookup>;
  readonly exempt_age: number;
}

export const data: JurisdictionData<UsNmFigures> = {
  code: "US-NM",
  name: "New Mexico",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: {
      title: "2025 New Mexico tax rate table: Invaro/opentax-engine compared its 1,001 rows",
      url: "https://github.com/Invaro/opentax-engine/blob/64cc7be43262a2fb0bd0e2060c669c6d4664c809/packages/corpus-us-federal/src/rules/state-nm.ts",
      readOn: "2026-11-22",
    },
    s1: {
      title: "NMSA 1978, Section 7-2-7 (Effective January 1, 2025)",
      url: "https://law.justia.com/codes/new-mexico/chapter-7/article-2/section-7-2-7-d-1/",
      readOn: "2026-11-20",
    },
    s2: {
      title: "NMSA 7-2-7 (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-20",
    },
    s3: {
      title:
        "New Mexico Statutes, Chapter 7 - Taxation, 7-2-39. Deduction from net income for certain dependents.",
      url: "https://nmonesource.com/nmos/nmsa/en/item/4340/index.do#!fragment/zoupio-_Toc140503892/BQCwhgziBcwMYgK4DsDWszIQewE4BUBTADwBdoAvbRABwEtsBaAfX2zgEYAWABgFYeAZgAcATgBMASgA0ybKUIQAiokK4AntADkW6REJhcCFWs069BoyADKeUgCFNAJQCiAGRcA1AIIA5AMIu0qRgAEbQpOySkkA",
      readOn: "2026-11-20",
    },
    s4: {
      title: "2021 New Mexico personal income tax form packet PIT-1-25",
      url: "https://klvg4oyd4j.execute-api.us-west-2.amazonaws.com/prod/PublicFiles/34821a9573ca43e7b06dfad20f5183fd/608063af-0c4c-4f28-ba42-cf40e04557ca/PITbook2021.pdf#page=30",
      readOn: "2026-11-20",
    },
    s5: {
      title:
        "New Mexico Statutes, Chapter 7 - Taxation, Article 2 - Income Tax General Provisions, Section 7-2-5.8 - Exemption for low- and middle-income taxpayers",
      url: "https://law.justia.com/codes/new-mexico/2013/chapter-7/article-2/section-7-2-5.8",
      readOn: "2026-11-20",
    },
    s6: {
      title: "New Mexico Statutes, 7-2-34. Deduction; net capital gain income.",
      url: "https://nmonesource.com/nmos/nmsa/en/item/4340/index.do#!fragment/zoupio-_Toc140503882/BQCwhgziBcwMYgK4DsDWszIQewE4BUBTADwBdoAvbRABwEtsBaAfX2zgEYAWABgFYeAZgAcwgEwBKADTJspQhACKiQrgCe0AOSapEQmFwJlqjdt37DIAMp5SAIQ0AlAKIAZZwDUAggDkAws5SpGAARtCk7BISQA",
      readOn: "2026-11-20",
    },
    s7: {
      title: "2025 Tax Form Instructions Page ADJ-5 LINE 16. Net capital gains deduction",
      url: "https://klvg4oyd4j.execute-api.us-west-2.amazonaws.com/prod/PublicFiles/34821a9573ca43e7b06dfad20f5183fd/0558a902-6362-47ca-8e3b-7cca3bc69b9d/2025%20PIT%20Packet_Final.pdf#page=50",
      readOn: "2026-11-20",
    },
    s8: {
      title:
        "HB0037 (2024 Regular Session) — amends NMSA 7-2-34 to restrict the 40% element to business-sale gains, effective 2025-01-01",
      url: "https://www.nmlegis.gov/Sessions/24%20Regular/bills/house/HB0037.HTML",
      readOn: "2026-11-20",
    },
    s9: {
      title: "NMSA 7-2-5.2, income of persons of 65 and older",
      url: "https://law.justia.com/codes/new-mexico/chapter-7/article-2/section-7-2-5-2/",
      readOn: "2026-11-22",
    },
    s10: {
      title:
        "New Mexico Taxation and Revenue Department, compiled statutes, page 34 (as PolicyEngine US cites them)",
      url: "https://klvg4oyd4j.execute-api.us-west-2.amazonaws.com/prod/PublicFiles/34821a9573ca43e7b06dfad20f5183fd/856ebf4b-3814-49dd-8631-ebe579d6a42b/Personal%20Income%20Tax.pdf#page=34",
      readOn: "2026-11-22",
    },
    s11: {
      title: "NBER TAXSIM, build of 2026-07-13: the same for wages from 62 to 80 years",
      url: "https://taxsim.nber.org",
      readOn: "2026-11-22",
    },
    s12: {
      title:
        "NMSA 7-2-5.7: the income of an individual of 100 years who is nobody's dependent is exempt (read in a published copy)",
      url: "https://getpocketlaw.com/law/state_new_mexico/section-7-2-5-7-exemption-income-of-individuals-one-hundred-years-of-age-or-older_6a0a326f44c2",
      readOn: "2026-11-22",
    },
    s13: {
      title: "New Mexico 2025 PIT-ADJ instructions, page ADJ-3 (as PolicyEngine US cites them)",
      url: "https://klvg4oyd4j.execute-api.us-west-2.amazonaws.com/prod/PublicFiles/34821a9573ca43e7b06dfad20f5183fd/0558a902-6362-47ca-8e3b-7cca3bc69b9d/2025%20PIT%20Packet_Final.pdf#page=48",
      readOn: "2026-11-22",
    },
  },
  years: [
    {
      label: "2021",
      from: "2021-01-01",
      to: "2021-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2022",
      from: "2022-01-01",
      to: "2022-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2023",
      from: "2023-01-01",
      to: "2023-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2024",
      from: "2024-01-01",
      to: "2024-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2025",
      from: "2025-01-01",
      to: "2025-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2026",
      from: "2026-01-01",
      to: "2026-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
  ],
  figures: {
    printed_table: [
      {
        from: "2025-01-01",
        value: {
          bands: [
            { from: 0, width: 60 },
            { from: 60, width: 40 },
            { from: 100, width: 100 },
          ],
          end: 100_000,
          holds: "upper",
        },
        sources: ["t1"],
        confidence: "one_source",
      },
      { from: "2026-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    rates: [
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: 0, rate: 0.017 },
            { over: 5500, rate: 0.032 },
            { over: 11_000, rate: 0.047 },
            { over: 16_000, rate: 0.049 },
            { over: 210_000, rate: 0.059 },
          ],
          married_joint: [
            { over: 0, rate: 0.017 },
            { over: 8000, rate: 0.032 },
            { over: 16_000, rate: 0.047 },
            { over: 24_000, rate: 0.049 },
            { over: 315_000, rate: 0.059 },
          ],
          married_separate: [
            { over: 0, rate: 0.017 },
            { over: 4000, rate: 0.032 },
            { over: 8000, rate: 0.047 },
            { over: 12_000, rate: 0.049 },
            { over: 157_500, rate: 0.059 },
          ],
          head_of_household: [
            { over: 0, rate: 0.017 },
            { over: 8000, rate: 0.032 },
            { over: 16_000, rate: 0.047 },
            { over: 24_000, rate: 0.049 },
            { over: 315_000, rate: 0.059 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.017 },
            { over: 8000, rate: 0.032 },
            { over: 16_000, rate: 0.047 },
            { over: 24_000, rate: 0.049 },
            { over: 315_000, rate: 0.059 },
          ],
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: [
            { over: 0, rate: 0.015 },
            { over: 5500, rate: 0.032 },
            { over: 16_500, rate: 0.043 },
            { over: 33_500, rate: 0.047 },
            { over: 66_500, rate: 0.049 },
            { over: 210_000, rate: 0.059 },
          ],
          married_joint: [
            { over: 0, rate: 0.015 },
            { over: 8000, rate: 0.032 },
            { over: 25_000, rate: 0.043 },
            { over: 50_000, rate: 0.047 },
            { over: 100_000, rate: 0.049 },
            { over: 315_000, rate: 0.059 },
          ],
          married_separate: [
            { over: 0, rate: 0.015 },
            { over: 4000, rate: 0.032 },
            { over: 12_500, rate: 0.043 },
            { over: 25_000, rate: 0.047 },
            { over: 50_000, rate: 0.049 },
            { over: 157_500, rate: 0.059 },
          ],
          head_of_household: [
            { over: 0, rate: 0.015 },
            { over: 8000, rate: 0.032 },
            { over: 25_000, rate: 0.043 },
            { over: 50_000, rate: 0.047 },
            { over: 100_000, rate: 0.049 },
            { over: 315_000, rate: 0.059 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.015 },
            { over: 8000, rate: 0.032 },
            { over: 25_000, rate: 0.043 },
            { over: 50_000, rate: 0.047 },
            { over: 100_000, rate: 0.049 },
            { over: 315_000, rate: 0.059 },
          ],
        },
        sources: ["s1", "s2"],
        confidence: "two_sources",
      },
    ],
    dependents_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: 0,
          married_joint: 4000,
          married_separate: 0,
          head_of_household: 4000,
          surviving_spouse: 0,
        },
        sources: ["s3"],
        confidence: "two_sources",
      },
    ],
    low_income_exemption: [
      { from: "2021-01-01", value: 2500, sources: ["s4", "s5"], confidence: "two_sources" },
    ],
    low_income_start: [
      {
        from: "2021-01-01",
        value: {
          single: 20_000,
          married_joint: 30_000,
          married_separate: 15_000,
          head_of_household: 30_000,
          surviving_spouse: 30_000,
        },
        sources: ["s4", "s5"],
        confidence: "two_sources",
      },
    ],
    low_income_rate: [
      {
        from: "2021-01-01",
        value: {
          single: 0.15,
          married_joint: 0.1,
          married_separate: 0.2,
          head_of_household: 0.1,
          surviving_spouse: 0.1,
        },
        sources: ["s4", "s5"],
        confidence: "two_sources",
      },
    ],
    low_income_limit: [
      {
        from: "2021-01-01",
        value: {
          single: 36_667,
          married_joint: 55_000,
          married_separate: 27_500,
          head_of_household: 55_000,
          surviving_spouse: 55_000,
        },
        sources: ["s4", "s5"],
        confidence: "two_sources",
      },
    ],
    gain_deduction_max: [
      {
        from: "2021-01-01",
        value: [
          { over: 0, rate: 1 },
          { over: 1000, rate: 0 },
        ],
        sources: ["s6"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 1 },
          { over: 2500, rate: 0 },
        ],
        sources: ["s7", "s6", "s2"],
        confidence: "two_sources",
      },
    ],
    gain_deduction_rate: [
      { from: "2021-01-01", value: 0.4, sources: ["s6"], confidence: "two_sources" },
      { from: "2025-01-01", value: 0, sources: ["s8", "s6", "s2"], confidence: "two_sources" },
    ],
    aged_exemption: [
      {
        from: "2018-01-01",
        value: {
          single: [
            { over: -1, amount: 8000 },
            { over: 18_000, amount: 7000 },
            { over: 19_500, amount: 6000 },
            { over: 21_000, amount: 5000 },
            { over: 22_500, amount: 4000 },
            { over: 24_000, amount: 3000 },
            { over: 25_500, amount: 2000 },
            { over: 27_000, amount: 1000 },
            { over: 28_500, amount: 0 },
          ],
          married_joint: [
            { over: -1, amount: 8000 },
            { over: 30_000, amount: 7000 },
            { over: 33_000, amount: 6000 },
            { over: 36_000, amount: 5000 },
            { over: 39_000, amount: 4000 },
            { over: 42_000, amount: 3000 },
            { over: 45_000, amount: 2000 },
            { over: 48_000, amount: 1000 },
            { over: 51_000, amount: 0 },
          ],
          married_separate: [
            { over: -1, amount: 8000 },
            { over: 15_000, amount: 7000 },
            { over: 16_500, amount: 6000 },
            { over: 18_000, amount: 5000 },
            { over: 19_500, amount: 4000 },
            { over: 21_000, amount: 3000 },
            { over: 22_500, amount: 2000 },
            { over: 24_000, amount: 1000 },
            { over: 25_500, amount: 0 },
          ],
          head_of_household: [
            { over: -1, amount: 8000 },
            { over: 30_000, amount: 7000 },
            { over: 33_000, amount: 6000 },
            { over: 36_000, amount: 5000 },
            { over: 39_000, amount: 4000 },
            { over: 42_000, amount: 3000 },
            { over: 45_000, amount: 2000 },
            { over: 48_000, amount: 1000 },
            { over: 51_000, amount: 0 },
          ],
          surviving_spouse: [
            { over: -1, amount: 8000 },
            { over: 30_000, amount: 7000 },
            { over: 33_000, amount: 6000 },
            { over: 36_000, amount: 5000 },
            { over: 39_000, amount: 4000 },
            { over: 42_000, amount: 3000 },
            { over: 45_000, amount: 2000 },
            { over: 48_000, amount: 1000 },
            { over: 51_000, amount: 0 },
          ],
        },
        sources: ["s9", "s10", "s11"],
        confidence: "two_sources",
      },
    ],
    exempt_age: [
      { from: "2021-01-01", value: 100, sources: ["s12", "s13"], confidence: "two_sources" },
    ],
  },
};
