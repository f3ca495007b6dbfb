import type { Entry, SourceRef } from "./module.ts";

const notice = (year: number, page: string, document: string): SourceRef => ({
  title: `HHS poverty guidelines ${year}, ${page}`,
  url: `https://www.federalregister.gov/d/${document}`,
});

/** The 48 contiguous states: one person, and each further one. That of 2026 was not read: 2025 is carried. */
const guidelines = [
  { year: 2021, first: 12_880, further: 4540, source: notice(2021, "86 FR 7732", "2021-01969") },
  { year: 2022, first: 13_590, further: 4720, source: notice(2022, "87 FR 3315", "2022-01166") },
  { year: 2023, first: 14_580, further: 5140, source: notice(2023, "88 FR 3424", "2023-00885") },
  { year: 2024, first: 15_060, further: 5380, source: notice(2024, "89 FR 2961", "2024-00796") },
  { year: 2025, first: 15_650, further: 5500, source: notice(2025, "90 FR 5917", "2025-01377") },
  { year: 2026, first: 15_650, further: 5500, source: notice(2025, "90 FR 5917", "2025-01377") },
];

const poverty = {
  poverty_guideline: entries(({ first }) => first),
  poverty_guideline_further: entries(({ further }) => further),
};

function entries(read: (row: (typeof guidelines)[number]) => number): readonly Entry[] {
  return guidelines.map((row) => ({
    year: String(row.year),
    value: read(row),
    sources: [row.source],
    confidence: "one_source",
    carried: row.year === 2026,
  }));
}

/** What each earner can deduct of what was paid to Social Security and Medicare. */
const contributionsCap: readonly Entry[] = Array.from({ length: 9 }, (_, index) => ({
  year: String(2018 + index),
  value: 2000,
  sources: [
    {
      title: "M.G.L. c. 62 section 3(B)(a)(3)",
      url: "https://malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter62/Section3",
    },
  ],
  confidence: "two_sources",
  carried: false,
}));

/** Figures that the source folder does not have, by state. */
export const extraFigures: Readonly<Record<string, Readonly<Record<string, readonly Entry[]>>>> = {
  KY: poverty,
  MA: { contributions_cap: contributionsCap },
  WV: poverty,
};
