import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

interface Rates {
  readonly employee: number;
  readonly employer: number;
}

export interface PlContributions {
  /** The annual ceiling of pension and disability insurance. */
  readonly annual_limit: number;
  readonly pension: Rates;
  readonly disability: Rates;
  readonly sickness: number;
  readonly health: number;
  /**
   * The advance of income tax under the law of 31 December 2021. Health insurance never exceeds it.
   */
  readonly health_limit: {
    readonly costs: number;
    readonly rate: number;
    readonly reduction: number;
  };
  readonly accident: number;
  /** Due when the pay of a month reaches the minimum wage. */
  readonly labour_fund: { readonly rate: number; readonly minimum_wage: number };
  readonly fgsp: number;
  readonly ppk: Rates;
}

export const data: ContributionData<PlContributions> = {
  code: "PL",
  years: ["2024", "2025", "2026"],
  sources: {
    dossier: {
      title: "europe-salary-calculator: research of 2026 on Poland, from pages of the authorities",
      url: "https://github.com/Th0masL/europe-salary-calculator/blob/main/docs/research/2026/poland.md",
      readOn: "2026-11-22",
    },
    "gp-2026": {
      title: "Gazeta Prawna: limit 2026 and the rates 9.76, 1.5 and 2.45 percent",
      url: "https://www.gazetaprawna.pl/praca/artykuly/10493630,az-282-600-zl-dopiero-taki-przychod-zwolni-ze-skladek-zus-w-2026-r.html",
      readOn: "2026-11-22",
    },
    "gp-2025": {
      title: "Gazeta Prawna: limit 2025, and the contributions that have none",
      url: "https://serwisy.gazetaprawna.pl/emerytury-i-renty/artykuly/10569028,zus-zwraca-nadplacone-skladki-wedlug-proporcji-wplat.html",
      readOn: "2026-11-22",
    },
    "infor-limit": {
      title: "Infor: limits of 2024 and 2025",
      url: "https://www.infor.pl/prawo/zarobki/zus/6810214,w-2025-roku-zus-wezmie-od-nas-wiecej-pieniedzy-wszystko-za-sprawa-wzr.html",
      readOn: "2026-11-22",
    },
    "infor-kadry": {
      title: "Infor: limit of the contribution base of 2024",
      url: "https://kadry.infor.pl/ubezpieczenia-spoleczne/ubezpieczenia-emerytalne-i-rentowe/6411666,19-560-zl-miesiecznie-zarobki-do-tej-kwoty-obciazone-sa-obowiazkowa.html",
      readOn: "2026-11-22",
    },
    arpi: {
      title: "ARPI Accounting: contribution rates of 2024",
      url: "https://arpiaccounting.com/dbip-chapters/employment/",
      readOn: "2026-11-22",
    },
    leinonen: {
      title: "Leinonen Poland: cost of employment",
      url: "https://leinonen.eu/pol/?p=4246",
      readOn: "2026-11-22",
    },
    horizons: {
      title: "Horizons: Polish contribution rates",
      url: "https://support.joinhorizons.com/en/support/solutions/articles/73000640936-what-are-the-social-security-contributions-in-poland-",
      readOn: "2026-11-22",
    },
    inewi: {
      title: "inEwi: cost of employment at the minimum wage",
      url: "https://inewi.pl/blog/najnizsza-krajowa-2024-jakie-sa-koszty-zatrudnienia-pracownika",
      readOn: "2026-11-22",
    },
    "wage-2024": {
      title: "Infor: minimum wage of January and July 2024",
      url: "https://kadry.infor.pl/kadry/wynagrodzenia/wynagrodzenie-minimalne/6338886,od-1-stycznia-2024-r-minimalne-wynagrodzenie-wyniesie-4242-zl-a-od-1.html",
      readOn: "2026-11-22",
    },
    "linktax-2024": {
      title: "Linktax: cost of employment in 2024",
      url: "https://linktax.pl/blog/koszt-zatrudnienia-pracownika-w-2024-roku/",
      readOn: "2026-11-22",
    },
    "gofin-2025": {
      title: "Gofin: contributions of employees in 2025, minimum wage 4,666",
      url: "https://gofin.pl/17,2,7,249370,naliczanie-skladek-zus-za-pracownikow-w-2025-r.html",
      readOn: "2026-11-22",
    },
    "leadn-2025": {
      title: "Leadn: minimum wage of 2025, cost of employment",
      url: "https://leadn.pl/post/najnizsza-krajowa-2025-netto-brutto-koszt-zatrudnienia-pracownika",
      readOn: "2026-11-22",
    },
    "prawa-2026": {
      title: "e-prawapracownika: net minimum wage of 2026, calculated",
      url: "https://e-prawapracownika.pl/9995/minimalne-wynagrodzenie-netto-na-caly-etat-w-2026",
      readOn: "2026-11-22",
    },
    "prawa-eighth": {
      title: "e-prawapracownika: an eighth of the minimum wage of 2026, limit of health insurance",
      url: "https://e-prawapracownika.pl/10065/minimalne-wynagrodzenie-netto-na-1-8-etatu-w-2026-roku",
      readOn: "2026-11-22",
    },
    "nczas-2026": {
      title: "nczas: minimum wages of 2025 and 2026, cost of the employer",
      url: "https://nczas.info/2025/09/16/pensja-minimalna-w-gore-tyle-panstwo-przytuli-jako-posrednik-to-rozboj-w-bialy-dzien/",
      readOn: "2026-11-22",
    },
  },
  figures: {
    annual_limit: [
      {
        from: "2024-01-01",
        value: 234_720,
        sources: ["infor-limit", "infor-kadry"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: 260_190,
        sources: ["infor-limit", "gp-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 282_600,
        sources: ["gp-2026", "dossier"],
        confidence: "two_sources",
      },
    ],
    pension: [
      {
        from: "2024-01-01",
        value: { employee: 0.0976, employer: 0.0976 },
        sources: ["gp-2026", "dossier", "arpi", "leinonen"],
        confidence: "two_sources",
      },
    ],
    disability: [
      {
        from: "2024-01-01",
        value: { employee: 0.015, employer: 0.065 },
        sources: ["gp-2026", "dossier", "arpi", "leinonen"],
        confidence: "two_sources",
      },
    ],
    sickness: [
      {
        from: "2024-01-01",
        value: 0.0245,
        sources: ["gp-2026", "dossier", "arpi"],
        confidence: "two_sources",
      },
    ],
    health: [
      {
        from: "2024-01-01",
        value: 0.09,
        sources: ["dossier", "horizons", "prawa-2026"],
        confidence: "two_sources",
      },
    ],
    health_limit: [
      {
        from: "2024-01-01",
        value: { costs: 250, rate: 0.17, reduction: 43.76 },
        sources: ["prawa-eighth"],
        confidence: "one_source",
        note: "The law of 31 December 2021 applies to every later year.",
      },
    ],
    accident: [
      {
        from: "2024-01-01",
        value: 0.0167,
        sources: ["dossier", "inewi", "leinonen"],
        confidence: "two_sources",
        note: "Employers of up to nine insured people.",
      },
    ],
    labour_fund: [
      {
        from: "2024-01-01",
        value: { rate: 0.0245, minimum_wage: 4242 },
        sources: ["arpi", "dossier", "wage-2024", "linktax-2024"],
        confidence: "two_sources",
      },
      {
        from: "2024-07-01",
        value: { rate: 0.0245, minimum_wage: 4300 },
        sources: ["arpi", "dossier", "wage-2024", "linktax-2024"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.0245, minimum_wage: 4666 },
        sources: ["dossier", "gofin-2025", "leadn-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.0245, minimum_wage: 4806 },
        sources: ["dossier", "prawa-2026", "nczas-2026"],
        confidence: "two_sources",
      },
    ],
    fgsp: [
      {
        from: "2024-01-01",
        value: 0.001,
        sources: ["dossier", "arpi", "leinonen"],
        confidence: "two_sources",
      },
    ],
    ppk: [
      {
        from: "2024-01-01",
        value: { employee: 0.02, employer: 0.015 },
        sources: ["dossier", "horizons", "inewi"],
        confidence: "two_sources",
      },
    ],
  },
};
