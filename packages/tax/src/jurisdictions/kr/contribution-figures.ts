import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface KrContributions {
  /** Rates on the monthly base, and its limits. */
  readonly national_pension: {
    readonly employee: number;
    readonly employer: number;
    readonly lower: number;
    readonly upper: number;
  };
  /** Rates on monthly pay, and the highest premium of each side. */
  readonly health: {
    readonly employee: number;
    readonly employer: number;
    readonly highest: number;
  };
  /** As a share of the health premium. */
  readonly long_term_care: number;
  readonly employment: { readonly employee: number; readonly employer: number };
  /** Employers' rates by number of staff. Firms with priority support pay a different rate. */
  readonly employment_stabilization: readonly {
    readonly staff: number;
    readonly rate: number;
    readonly priority_rate: number;
  }[];
}

export const data: ContributionData<KrContributions> = {
  code: "KR",
  years: ["2024", "2025", "2026"],
  sources: {
    "ktx-2024": {
      title: "Korean Tax Expert: social insurance rates 2024",
      url: "https://koreantaxexpert.com/2024/08/01/koreas-4-social-insurance-rates-for-2024-what-you-need-to-know/",
      readOn: "2026-11-22",
    },
    "ktx-2025": {
      title: "Korean Tax Expert: social insurance rates 2025 and 2026",
      url: "https://koreantaxexpert.com/2025/12/08/korea-social-insurance-contribution-rates-2025-2026",
      readOn: "2026-11-22",
    },
    jinhyo: {
      title: "Jinhyo: four insurances 2023 and 2024 with limits",
      url: "https://jinhyo98.tistory.com/541",
      readOn: "2026-11-22",
    },
    citynews: {
      title: "City News: limits of the pension base from July 2024",
      url: "http://citynews.co.kr/mobile/article_comment.html?no=26951",
      readOn: "2026-11-22",
    },
    mrjeon: {
      title: "Mr Jeon: four insurances 2024",
      url: "https://mrjeon.com/entry/2024%EB%85%84-4%EB%8C%80%EB%B3%B4%ED%97%98-%EC%9A%94%EC%9C%A8%EA%B5%AD%EB%AF%BC%EC%97%B0%EA%B8%88-%EA%B1%B4%EA%B0%95%EB%B3%B4%ED%97%98-%EA%B3%A0%EC%9A%A9%EB%B3%B4%ED%97%98-%EC%82%B0%EC%9E%AC%EB%B3%B4%ED%97%98",
      readOn: "2026-11-22",
    },
    whitedooboo: {
      title: "Whitedooboo: four insurances 2024, rates by number of staff",
      url: "https://whitedooboo-1000.tistory.com/tag/%EA%B3%A0%EC%9A%A9%EB%B3%B4%ED%97%98%20%EC%9A%94%EC%9C%A8?page=1",
      readOn: "2026-11-22",
    },
    dreamydev: {
      title: "Dreamydeveloper: four insurances 2026",
      url: "https://dreamydeveloper.com/?p=1290",
      readOn: "2026-11-22",
    },
    "money-note": {
      title: "Money Note: four insurances 2026",
      url: "https://money-note.tistory.com/22",
      readOn: "2026-11-22",
    },
    seoultimes: {
      title: "Seoul Times: limits of the pension base from July 2026",
      url: "https://www.seoultimes.news/mobile/article_comment.html?comment_mode=write&no=2000089303",
      readOn: "2026-11-22",
    },
    jiwonff: {
      title: "Jiwonff: four insurances 2025, with an example of 4,000,000",
      url: "https://jiwonff.sonnsun.com/2025/08/actual-deductible-from-the-four-major-insurances-salaries.html",
      readOn: "2026-11-22",
    },
    carlson: {
      title: "Carlson and Son: four insurances 2025",
      url: "https://carlsonandsonmillwork.com/korean-workplace-4-insurance-complete-guide-salary-deductions",
      readOn: "2026-11-22",
    },
    salarycalc: {
      title: "salarycalculator.kr: guide, employment insurance",
      url: "https://salarycalculator.kr/guide/",
      readOn: "2026-11-22",
    },
    donga: {
      title: "Dong-A Ilbo: highest health premiums of 2026 and 2025",
      url: "https://www.donga.com/news/Society/article/all/20260105/133093167/1",
      readOn: "2026-11-22",
    },
    collector: {
      title: "Notice of the Ministry of Health: highest health premiums of 2026 and 2025",
      url: "https://www.collector.com.tr//965658565",
      readOn: "2026-11-22",
    },
  },
  figures: {
    national_pension: [
      {
        from: "2024-01-01",
        value: { employee: 0.045, employer: 0.045, lower: 370_000, upper: 5_900_000 },
        sources: ["jinhyo", "mrjeon", "ktx-2024"],
        confidence: "two_sources",
      },
      {
        from: "2024-07-01",
        value: { employee: 0.045, employer: 0.045, lower: 390_000, upper: 6_170_000 },
        sources: ["jinhyo", "citynews"],
        confidence: "two_sources",
      },
      {
        from: "2025-07-01",
        value: { employee: 0.045, employer: 0.045, lower: 400_000, upper: 6_370_000 },
        sources: ["ktx-2025", "dreamydev"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { employee: 0.0475, employer: 0.0475, lower: 400_000, upper: 6_370_000 },
        sources: ["dreamydev", "money-note"],
        confidence: "two_sources",
      },
      {
        from: "2026-07-01",
        value: { employee: 0.0475, employer: 0.0475, lower: 410_000, upper: 6_590_000 },
        sources: ["seoultimes", "dreamydev"],
        confidence: "two_sources",
      },
    ],
    health: [
      {
        from: "2024-01-01",
        value: { employee: 0.03545, employer: 0.03545, highest: 4_240_710 },
        sources: ["jinhyo", "ktx-2024"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { employee: 0.03545, employer: 0.03545, highest: 4_504_170 },
        sources: ["donga", "collector", "jiwonff"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { employee: 0.03595, employer: 0.03595, highest: 4_591_740 },
        sources: ["donga", "collector", "dreamydev"],
        confidence: "two_sources",
      },
    ],
    long_term_care: [
      {
        from: "2024-01-01",
        value: 0.1295,
        sources: ["jinhyo", "jiwonff", "carlson"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 0.1314,
        sources: ["dreamydev", "money-note"],
        confidence: "two_sources",
      },
    ],
    employment: [
      {
        from: "2024-01-01",
        value: { employee: 0.009, employer: 0.009 },
        sources: ["jinhyo", "whitedooboo", "jiwonff"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { employee: 0.009, employer: 0.009 },
        sources: ["salarycalc"],
        confidence: "one_source",
      },
    ],
    employment_stabilization: [
      {
        from: "2024-01-01",
        value: [
          { staff: 0, rate: 0.0025, priority_rate: 0.0025 },
          { staff: 150, rate: 0.0065, priority_rate: 0.0045 },
          { staff: 1000, rate: 0.0085, priority_rate: 0.0085 },
        ],
        sources: ["jinhyo", "whitedooboo"],
        confidence: "two_sources",
      },
    ],
  },
};
