import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, PerStatus } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Mississippi. */
export interface UsMsFigures extends MilitaryFigures {
  readonly rates: Brackets;
  readonly standard_deduction: PerStatus<number>;
  readonly exemption: PerStatus<number>;
  readonly dependent_exemption: number;
  readonly aged_exemption: number;
  readonly care_credit_match?: number;
  readonly care_credit_income?: number;
}

export const data: JurisdictionData<UsMsFigures> = {
  code: "US-MS",
  name: "Mississippi",
  currency: "USD",
  decimals: 2,
  sources: {
    s1: {
      title: "Miss. Code Ann. § 27-7-5",
      url: "https://law.justia.com/codes/mississippi/title-27/chapter-7/article-1/section-27-7-5/",
      readOn: "2026-11-20",
    },
    s2: {
      title: "Mississippi Income Tax Instructions 2022",
      url: "https://www.dor.ms.gov/sites/default/files/Forms/Individual/80100221.pdf#page=20",
      readOn: "2026-11-20",
    },
    s3: {
      title: "Mississippi Income Tax Instructions 2023",
      url: "https://www.dor.ms.gov/sites/default/files/Forms/Individual/80100231.pdf#page=3",
      readOn: "2026-11-20",
    },
    s4: {
      title: "Mississippi Income Tax Instructions 2024",
      url: "https://www.dor.ms.gov/sites/default/files/Forms/Individual/80100241.pdf#page=3",
      readOn: "2026-11-20",
    },
    s5: {
      title: "Mississippi Income Tax Instructions 2025",
      url: "https://www.dor.ms.gov/sites/default/files/tax-forms/individual/80100251%202.pdf#page=3",
      readOn: "2026-11-20",
    },
    s6: {
      title:
        "Tax Foundation, State Individual Income Tax Rates and Brackets 2025 (as reproduced in public code)",
      url: "https://taxfoundation.org/data/all/state/state-income-tax-rates-2025/",
      readOn: "2026-11-20",
    },
    s7: {
      title: "§ 27-7-17. Individual nonbusiness deductions. 3(i)(i - iv)",
      url: "https://advance.lexis.com/documentpage/?pdmfid=1000516&crid=7a1c7bb2-7110-478b-aa87-7a0f540809eb&config=00JABhZDIzMTViZS04NjcxLTQ1MDItOTllOS03MDg0ZTQxYzU4ZTQKAFBvZENhdGFsb2f8inKxYiqNVSihJeNKRlUp&pddocfullpath=%2Fshared%2Fdocument%2Fstatutes-legislation%2Furn%3AcontentItem%3A67NM-4K73-CGX8-048B-00008-00&pdcontentcomponentid=234190&pdteaserkey=sr0&pditab=allpods&ecomp=8s65kkk&earg=sr0&prid=e8257a64-6769-47fa-91b1-982d7b418151",
      readOn: "2026-11-20",
    },
    s8: {
      title: "§ 27-7-21. Exemptions allowed. (a-d)",
      url: "https://advance.lexis.com/documentpage/?pdmfid=1000516&crid=e1d2bafd-2018-44e8-a4fc-e9e2b08a4daa&nodeid=AAPAAFAABAAP&nodepath=%2FROOT%2FAAP%2FAAPAAF%2FAAPAAFAAB%2FAAPAAFAABAAP&level=4&haschildren=&populated=false&title=%C2%A7+27-7-21.+Exemptions+allowed.&config=00JABhZDIzMTViZS04NjcxLTQ1MDItOTllOS03MDg0ZTQxYzU4ZTQKAFBvZENhdGFsb2f8inKxYiqNVSihJeNKRlUp&pddocfullpath=%2Fshared%2Fdocument%2Fstatutes-legislation%2Furn%3AcontentItem%3A8V3T-78H2-D6RV-H4WK-00008-00&ecomp=8gf5kkk&prid=1ae106b3-6378-4ac5-8291-6c5f714f357c",
      readOn: "2026-11-20",
    },
    s9: {
      title: "Miss. Code Ann. § 27-7-21 (e)",
      url: "https://advance.lexis.com/documentpage/?pdmfid=1000516&crid=adb5f365-0449-4d49-80f0-22673c0d0165&nodeid=AAPAAFAABAAP&nodepath=%2fROOT%2fAAP%2fAAPAAF%2fAAPAAFAAB%2fAAPAAFAABAAP&level=4&haschildren=&populated=false&title=%C2%A7+27-7-21.+Exemptions+allowed.&config=00JABhZDIzMTViZS04NjcxLTQ1MDItOTllOS03MDg0ZTQxYzU4ZTQKAFBvZENhdGFsb2f8inKxYiqNVSihJeNKRlUp&pddocfullpath=%2fshared%2fdocument%2fstatutes-legislation%2furn%3acontentItem%3a8V3T-78H2-D6RV-H4WK-00008-00&ecomp=8gf5kkk&prid=e1d2bafd-2018-44e8-a4fc-e9e2b08a4daa",
      readOn: "2026-11-20",
    },
    s10: {
      title: "Miss. Code Ann. § 27-7-21 (f-g)",
      url: "https://advance.lexis.com/documentpage/?pdmfid=1000516&crid=64d1b349-1e6e-47a6-a6f5-cdaa9a3fc78f&nodeid=AAPAAFAABAAP&nodepath=%2FROOT%2FAAP%2FAAPAAF%2FAAPAAFAAB%2FAAPAAFAABAAP&level=4&haschildren=&populated=false&title=%C2%A7+27-7-21.+Exemptions+allowed.&config=00JABhZDIzMTViZS04NjcxLTQ1MDItOTllOS03MDg0ZTQxYzU4ZTQKAFBvZENhdGFsb2f8inKxYiqNVSihJeNKRlUp&pddocfullpath=%2Fshared%2Fdocument%2Fstatutes-legislation%2Furn%3AcontentItem%3A8V3T-78H2-D6RV-H4WK-00008-00&ecomp=8gf5kkk&prid=1ae106b3-6378-4ac5-8291-6c5f714f357c",
      readOn: "2026-11-20",
    },
    w1: {
      title: "Mississippi Income Tax Instructions 2023",
      url: "https://www.dor.ms.gov/sites/default/files/Forms/Individual/80100231.pdf#page=20",
      readOn: "2026-11-20",
    },
    w2: {
      title: "Mississippi Income Tax Instructions 2024",
      url: "https://www.dor.ms.gov/sites/default/files/Forms/Individual/80100241.pdf#page=19",
      readOn: "2026-11-20",
    },
    m1: {
      title:
        "MilitaryBenefits: states that do not tax military retirement pay; here no pension of an employer is taxed",
      url: "https://militarybenefits.info/states-that-do-dont-tax-military-retirement-pay/",
      readOn: "2026-11-28",
    },
    m2: {
      title: "Accounting Insights: states that exempt military retirement income",
      url: "https://accountinginsights.org/which-states-do-not-tax-military-retirement",
      readOn: "2026-11-28",
    },
  },
  years: [
    {
      label: "2020",
      from: "2020-01-01",
      to: "2020-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
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
    rates: [
      {
        from: "2020-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 3000, rate: 0.03 },
          { over: 5000, rate: 0.04 },
          { over: 10_000, rate: 0.05 },
        ],
        sources: ["s1"],
        confidence: "two_sources",
      },
      {
        from: "2021-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 4000, rate: 0.03 },
          { over: 5000, rate: 0.04 },
          { over: 10_000, rate: 0.05 },
        ],
        sources: ["s1"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 5000, rate: 0.04 },
          { over: 10_000, rate: 0.05 },
        ],
        sources: ["s2", "s1"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 10_000, rate: 0.05 },
        ],
        sources: ["s3", "s1"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 10_000, rate: 0.047 },
        ],
        sources: ["s4", "s1"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 10_000, rate: 0.044 },
        ],
        sources: ["s5", "s1", "s6"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 10_000, rate: 0.04 },
        ],
        sources: ["s1"],
        confidence: "two_sources",
      },
    ],
    standard_deduction: [
      {
        from: "2020-01-01",
        value: {
          single: 2300,
          married_joint: 4600,
          married_separate: 2300,
          head_of_household: 3400,
          surviving_spouse: 4600,
        },
        sources: ["s7"],
        confidence: "two_sources",
      },
    ],
    exemption: [
      {
        from: "2020-01-01",
        value: {
          single: 6000,
          married_joint: 12_000,
          married_separate: 6000,
          head_of_household: 8000,
          surviving_spouse: 12_000,
        },
        sources: ["s8"],
        confidence: "two_sources",
      },
    ],
    dependent_exemption: [
      { from: "2020-01-01", value: 1500, sources: ["s9"], confidence: "two_sources" },
    ],
    aged_exemption: [
      { from: "2020-01-01", value: 1500, sources: ["s10"], confidence: "two_sources" },
    ],
    care_credit_match: [
      { from: "2023-01-01", value: 0.25, sources: ["w1", "w2"], confidence: "one_source" },
    ],
    care_credit_income: [
      { from: "2023-01-01", value: 50_000, sources: ["w1", "w2"], confidence: "one_source" },
    ],
    military_exclusion: [
      { from: "2020-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
