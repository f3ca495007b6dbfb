import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

interface Branch {
  readonly employee: number;
  readonly employer: number;
}

/**
 * Chambers of the Länder: an employer that belongs to the Economic Chamber pays the surcharge of
 * its Land.
 */
type Land = "none" | "W" | "NOE" | "B" | "OOE" | "S" | "T" | "V" | "ST" | "K";

export interface AtContributions {
  /**
   * Monthly pay up to this amount is marginal employment, which is insured only against accidents.
   */
  readonly marginal_limit: number;
  /**
   * Ceilings of the base: for a month's pay, and for the 13th and 14th salary of a year together.
   */
  readonly ceilings: { readonly month: number; readonly special_payments: number };
  readonly kv: Branch;
  readonly pv: Branch;
  /**
   * The employee's rate applies to the whole monthly pay. The employer's rate is that of the last
   * row for every pay.
   */
  readonly alv: readonly { readonly over: number; readonly rate: number }[];
  readonly ak: number;
  /** The rate of each side; `vienna` is the rate in Vienna. */
  readonly wf: { readonly rate: number; readonly vienna: number };
  readonly uv: number;
  readonly ie: number;
  readonly bv: number;
  readonly db: number;
  readonly dz: Readonly<Record<Land, number>>;
  readonly kommst: number;
  /**
   * From this age of the employee the employer pays neither accident insurance nor the two
   * contributions to the family fund.
   */
  readonly exempt_from_age: number;
  /**
   * Section 67 EStG: flat rates on the special payments above the free amount; `rest_over` is taxed
   * as other pay.
   */
  readonly special_payments_tax: {
    readonly free: number;
    /** No tax is due if a sixth of the year's regular pay does not exceed this amount. */
    readonly exempt_to: number;
    readonly brackets: readonly { readonly over: number; readonly rate: number }[];
    readonly rest_over: number;
    /**
     * Section 41 (4): the most that an assessment takes of the part above the exempt amount, for a
     * sixth up to the last limit.
     */
    readonly assessed_rate: number;
    readonly assessed_to: number;
  };
  /** Section 33 (5) no. 3 and (8): credits and refunds that only the assessment gives. */
  readonly assessment: {
    readonly credit: number;
    readonly full_to: number;
    readonly zero_from: number;
    readonly refund_rate: number;
    readonly refund: number;
    readonly refund_bonus: number;
  };
}

export const data: ContributionData<AtContributions> = {
  code: "AT",
  years: ["2024", "2025", "2026"],
  sources: {
    oegk24: {
      title: "OeGK: contributions of employees 2024",
      url: "https://gesundheitskasse.at/cdscontent/?contentid=10007.870462&portal=oegkportal",
      readOn: "2026-11-22",
    },
    sozl24: {
      title: "sozialleistungen.at: values for 2024",
      url: "https://sozialleistungen.at/b/Wichtige-Werte-fuer-2024",
      readOn: "2026-11-22",
    },
    oegk25: {
      title: "OeGK: contribution rates and limits 2025",
      url: "https://gesundheitskasse.at/cdscontent/?contentid=10007.900892&portal=oegkdgportal",
      readOn: "2026-11-22",
    },
    oegk26: {
      title: "OeGK: contribution rates and limits 2026",
      url: "https://www.gesundheitskasse.at/cdscontent/?contentid=10007.908421&portal=oegkdgportal",
      readOn: "2026-11-22",
    },
    bvaeb: {
      title: "BVAEB: contributions 2026",
      url: "https://www.bvaeb.at/cdscontent/?contentid=10007.908897&portal=bvaebbportal",
      readOn: "2026-11-22",
    },
    oegk24b: {
      title: "OeGK: unemployment contribution from 1 January 2024",
      url: "https://gesundheitskasse.at/cdscontent/content_print.xhtml?contentid=10007.895960&print=true",
      readOn: "2026-11-22",
    },
    salzburg24: {
      title: "Unternehmensberatung Salzburg: unemployment contribution 2024",
      url: "https://unternehmensberatung-salzburg.com/arbeitslosenversicherungsbeitrag-senkung-ab-01-01-2024",
      readOn: "2026-11-22",
    },
    forum: {
      title: "Forum Media: ancillary wage costs, Vienna housing contribution 2026, BV, DB",
      url: "https://www.forum-media.at/news/Personal/Arbeitsrecht/Erhoehung-der-Lohnnebenkosten-in-Wien",
      readOn: "2026-11-22",
    },
    "europe-calc": {
      title: "Th0masL/europe-salary-calculator (secondary source)",
      url: "https://github.com/Th0masL/europe-salary-calculator",
      readOn: "2026-11-22",
    },
    confida: {
      title: "Confida: family fund contribution 3.7% and chamber surcharge 2024",
      url: "http://confida.at/news_klienten/februar_2024/wie_wurde_der_zuschlag_zum_dienstgeberbeitrag_ab_2024_gesenkt_/",
      readOn: "2026-11-22",
    },
    ard: {
      title: "LexisNexis ARD 6878/5/2023: chamber surcharge 2024",
      url: "https://360.lexisnexis.at/d/z_ard_2023_6878_ARD_2023_6878_005_309b8500ba",
      readOn: "2026-11-22",
    },
    wko: {
      title: "WKO: chamber surcharge 2025",
      url: "https://wko.at/lohnverrechnung/zuschlag-hoehe-dienstgeberbeitrag",
      readOn: "2026-11-22",
    },
    dullnig: {
      title: "Kanzlei Dullnig: chamber surcharge 2025",
      url: "https://www.kanzlei-dullnig.at/post/zuschlag-zum-dienstgeberbeitrag-dz-2025",
      readOn: "2026-11-22",
    },
    rdw: {
      title: "LexisNexis RdW 2026/12: chamber surcharge 2026",
      url: "https://360.lexisnexis.at/d/z_rdw_2026_1_RdW_2026_01_012_007340e610",
      readOn: "2026-11-22",
    },
    "usp-kommst": {
      title: "USP: rate, allowance and threshold of the municipal payroll tax",
      url: "https://www.usp.gv.at/steuern-finanzen/kommunalsteuer/steuersatz-freibetrag-und-freigrenze-bei-der-kommunalsteuer.html",
      readOn: "2026-11-22",
    },
    "wko-kommst": {
      title: "WKO: municipal payroll tax",
      url: "https://www.wko.at/lohnverrechnung/kommunalsteuer",
      readOn: "2026-11-22",
    },
    linde: {
      title:
        "Linde, ASoK 2003 p. 414: contributions that end at the age of 60 (FLAG s 41 (4) f, WKG s 122 (7), ASVG s 51 (6))",
      url: "https://linda.lindeverlag.at/Dokument/59063",
      readOn: "2026-11-22",
    },
    wittmann: {
      title: "Steuerberatung Wittmann: no DB and DZ from the age of 60",
      url: "https://www.stb-wittmann.at/lohnnebenkosten-bei-geschaftsfuhrern-ab-60/",
      readOn: "2026-11-22",
    },
    lexis24: {
      title: "LexisNexis: special payments, exempt amount 2,447 in 2024",
      url: "https://360.lexisnexis.at/d/h_80005_8171761687637837372_5f848bdde3",
      readOn: "2026-11-22",
    },
    lexis67: {
      title: "LexisNexis, VWT Steuerservice: tax on special payments (section 67 EStG)",
      url: "https://360.lexisnexis.at/d/fachbuch/sonstige_bezuge/h_93540_001800_93540_VWT_Steuerservice__a0596232a5",
      readOn: "2026-11-22",
    },
    estg41: {
      title: "Income Tax Act (EStG 1988), section 41 (4)",
      url: "https://www.ris.bka.gv.at/eli/bgbl/1988/400/P41/NOR40047726",
      readOn: "2026-11-22",
    },
    lstr: {
      title:
        "BMF: Lohnsteuerrichtlinien 2002, margin number 811b, refund of social insurance 2020 to 2024",
      url: "https://360.lexisnexis.at/d/w_bmf_2023_008110000_LStR_2002_11_12_SV_8b0740e9b5",
      readOn: "2026-11-22",
    },
    "ak-ooe": {
      title: "Chamber of Labour, Upper Austria: transport credit and its supplement, 2021 to 2026",
      url: "https://ooe.arbeiterkammer.at/beratung/steuertundeinkommen/lohnundgehalt/Verkehrsabsetzbetrag.html",
      readOn: "2026-11-22",
    },
    steirische: {
      title: "Steirische Wirtschaft: refund of social insurance 2026",
      url: "https://steirische-wirtschaft.at/2025/12/30/sv-rueckerstattung-geld-zurueck",
      readOn: "2026-11-22",
    },
  },
  figures: {
    marginal_limit: [
      {
        from: "2024-01-01",
        value: 518.44,
        sources: ["oegk24", "sozl24"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: 551.1,
        sources: ["oegk25", "oegk26"],
        confidence: "two_sources",
      },
    ],
    ceilings: [
      {
        from: "2024-01-01",
        value: { month: 6060, special_payments: 12120 },
        sources: ["oegk24", "sozl24"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { month: 6450, special_payments: 12900 },
        sources: ["oegk25"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: { month: 6930, special_payments: 13860 },
        sources: ["oegk26", "bvaeb"],
        confidence: "two_sources",
      },
    ],
    kv: [
      {
        from: "2024-01-01",
        value: { employee: 0.0387, employer: 0.0378 },
        sources: ["oegk24", "oegk25", "oegk26"],
        confidence: "two_sources",
      },
    ],
    pv: [
      {
        from: "2024-01-01",
        value: { employee: 0.1025, employer: 0.1255 },
        sources: ["oegk24", "oegk25", "oegk26"],
        confidence: "two_sources",
      },
    ],
    alv: [
      {
        from: "2024-01-01",
        value: [
          { over: 1951, rate: 0.01 },
          { over: 2128, rate: 0.02 },
          { over: 2306, rate: 0.0295 },
        ],
        sources: ["oegk24b", "salzburg24"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 2074, rate: 0.01 },
          { over: 2262, rate: 0.02 },
          { over: 2451, rate: 0.0295 },
        ],
        sources: ["oegk25"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 2225, rate: 0.01 },
          { over: 2427, rate: 0.02 },
          { over: 2630, rate: 0.0295 },
        ],
        sources: ["oegk26", "bvaeb"],
        confidence: "two_sources",
      },
    ],
    ak: [
      {
        from: "2024-01-01",
        value: 0.005,
        sources: ["oegk24", "sozl24"],
        confidence: "two_sources",
      },
    ],
    wf: [
      {
        from: "2024-01-01",
        value: { rate: 0.005, vienna: 0.005 },
        sources: ["oegk24", "sozl24"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.005, vienna: 0.0075 },
        sources: ["oegk26", "forum"],
        confidence: "two_sources",
      },
    ],
    uv: [
      {
        from: "2024-01-01",
        value: 0.011,
        sources: ["oegk24", "sozl24"],
        confidence: "two_sources",
      },
    ],
    ie: [
      {
        from: "2024-01-01",
        value: 0.001,
        sources: ["oegk24", "sozl24"],
        confidence: "two_sources",
      },
    ],
    bv: [
      {
        from: "2024-01-01",
        value: 0.0153,
        sources: ["forum", "europe-calc"],
        confidence: "two_sources",
      },
    ],
    db: [
      {
        from: "2024-01-01",
        value: 0.037,
        sources: ["confida", "forum"],
        confidence: "two_sources",
        note: "The rate where a wage-setting instrument provides for it, which is the normal case; otherwise 3.9 % in 2024.",
      },
    ],
    dz: [
      {
        from: "2024-01-01",
        value: {
          none: 0,
          W: 0.0036,
          NOE: 0.0035,
          B: 0.004,
          OOE: 0.0032,
          S: 0.0036,
          T: 0.0039,
          V: 0.0033,
          ST: 0.0034,
          K: 0.0037,
        },
        sources: ["ard", "confida"],
        confidence: "two_sources",
        note: "The two sources differ for Vienna: 0.36 % and 0.35 %; the first is taken.",
      },
      {
        from: "2025-01-01",
        value: {
          none: 0,
          W: 0.0036,
          NOE: 0.0034,
          B: 0.004,
          OOE: 0.0031,
          S: 0.0036,
          T: 0.0039,
          V: 0.0033,
          ST: 0.0034,
          K: 0.0037,
        },
        sources: ["wko", "dullnig"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          none: 0,
          W: 0.0036,
          NOE: 0.0033,
          B: 0.004,
          OOE: 0.0031,
          S: 0.0035,
          T: 0.0039,
          V: 0.0033,
          ST: 0.0034,
          K: 0.0037,
        },
        sources: ["rdw"],
        confidence: "one_source",
      },
    ],
    kommst: [
      {
        from: "2024-01-01",
        value: 0.03,
        sources: ["usp-kommst", "wko-kommst"],
        confidence: "two_sources",
        note: "The exemption of pay bills up to 1,460 a month is not calculated.",
      },
    ],
    exempt_from_age: [
      { from: "2024-01-01", value: 60, sources: ["linde", "wittmann"], confidence: "two_sources" },
    ],
    special_payments_tax: [
      {
        from: "2024-01-01",
        value: {
          free: 620,
          exempt_to: 2447,
          brackets: [
            { over: 0, rate: 0.06 },
            { over: 24380, rate: 0.27 },
            { over: 49380, rate: 0.3575 },
          ],
          rest_over: 82713,
          assessed_rate: 0.3,
          assessed_to: 25000,
        },
        sources: ["lexis24", "lexis67"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          free: 620,
          exempt_to: 2570,
          brackets: [
            { over: 0, rate: 0.06 },
            { over: 24380, rate: 0.27 },
            { over: 49380, rate: 0.3575 },
          ],
          rest_over: 82713,
          assessed_rate: 0.3,
          assessed_to: 25000,
        },
        sources: ["lexis67", "estg41"],
        confidence: "two_sources",
        note: "Section 41 (4) has the rate of the assessment; the amounts of the linked version are older.",
      },
    ],
    assessment: [
      {
        from: "2024-01-01",
        value: {
          credit: 752,
          full_to: 18499,
          zero_from: 28326,
          refund_rate: 0.55,
          refund: 463,
          refund_bonus: 752,
        },
        sources: ["lstr"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          credit: 790,
          full_to: 19424,
          zero_from: 29743,
          refund_rate: 0.55,
          refund: 487,
          refund_bonus: 790,
        },
        sources: ["ak-ooe"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: {
          credit: 804,
          full_to: 19761,
          zero_from: 30259,
          refund_rate: 0.55,
          refund: 496,
          refund_bonus: 804,
        },
        sources: ["ak-ooe", "steirische"],
        confidence: "two_sources",
      },
    ],
  },
};
