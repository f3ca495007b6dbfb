import type { JurisdictionData } from "../../engine/figures.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Pennsylvania. */
export interface UsPaFigures extends MilitaryFigures {
  readonly rate: number;
  readonly forgiveness_base: number;
  readonly forgiveness_dependent: number;
  readonly forgiveness_step: number;
  readonly forgiveness_per_step: number;

  readonly care_credit_share?: number;
  readonly earned_income_match?: number;
}

export const data: JurisdictionData<UsPaFigures> = {
  code: "US-PA",
  name: "Pennsylvania",
  currency: "USD",
  decimals: 2,
  sources: {
    s1: {
      title: "PA Form PA-40 Instructions, page 1",
      url: "https://www.revenue.pa.gov/FormsandPublications/FormsforIndividuals/PIT/Documents/2021/2021_pa-40in.pdf#page=1",
      readOn: "2026-11-20",
    },
    s2: {
      title: "Tax Reform Code of 1971, Article III, Section 302",
      url: "https://www.legis.state.pa.us/WU01/LI/LI/US/PDF/1971/0/0002..PDF#page=118",
      readOn: "2026-11-20",
    },
    s3: {
      title: "PA Form PA-40 Instructions, page 39",
      url: "https://www.revenue.pa.gov/FormsandPublications/FormsforIndividuals/PIT/Documents/2021/2021_pa-40in.pdf#page=39",
      readOn: "2026-11-20",
    },
    s4: {
      title:
        "2024 Pennsylvania Personal Income Tax Return Instructions (PA-40 IN), PA SCHEDULE SP (LINE 21), Section III",
      url: "https://www.pa.gov/content/dam/copapwp-pagov/en/revenue/documents/formsandpublications/formsforindividuals/pit/documents/2024/2024_pa-40in.pdf#page=39",
      readOn: "2026-11-20",
    },
    n1: {
      title:
        "PA-40 Schedule DC: child and dependent care enhancement credit (72 P.S. 8901-M to 8906-M); 30 % of the federal credit of 2022, all of it from 2023",
      url: "https://github.com/PolicyEngine/policyengine-us/tree/8914f89da05465871c6bb62855853a85b244cd1e/policyengine_us/parameters/gov/states/pa/tax/income/credits/cdcc/match.yaml",
      readOn: "2026-11-28",
    },
    n2: {
      title:
        "Working Pennsylvanians Tax Credit: 10 % of the federal earned income credit (Act 45 of 2025)",
      url: "https://github.com/PolicyEngine/policyengine-us/tree/8914f89da05465871c6bb62855853a85b244cd1e/policyengine_us/parameters/gov/states/pa/tax/income/credits/eitc/match.yaml",
      readOn: "2026-11-28",
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
    rate: [{ from: "2021-01-01", value: 0.0307, sources: ["s1", "s2"], confidence: "two_sources" }],
    forgiveness_base: [
      { from: "2021-01-01", value: 6500, sources: ["s3", "s4"], confidence: "two_sources" },
    ],
    forgiveness_dependent: [
      { from: "2021-01-01", value: 9500, sources: ["s3", "s4"], confidence: "two_sources" },
    ],
    forgiveness_step: [
      { from: "2021-01-01", value: 250, sources: ["s3", "s4"], confidence: "two_sources" },
    ],
    forgiveness_per_step: [
      { from: "2021-01-01", value: 0.1, sources: ["s3", "s4"], confidence: "two_sources" },
    ],
    care_credit_share: [
      { from: "2022-01-01", value: 0.3, sources: ["n1"], confidence: "one_source" },
      { from: "2023-01-01", value: 1, sources: ["n1"], confidence: "one_source" },
    ],
    earned_income_match: [
      { from: "2025-01-01", value: 0.1, sources: ["n2"], confidence: "one_source" },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
