import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

interface Branch {
  readonly employee: number;
  readonly employer: number;
}

/** A value for employers with fewer than 50 staff, and one for the others. */
interface BySize {
  readonly under_50: number;
  readonly from_50: number;
}

export interface FrContributions {
  /** The social security ceiling of a month, and four and eight times it. */
  readonly ceilings: { readonly one: number; readonly four: number; readonly eight: number };
  readonly smic: { readonly hourly: number; readonly hours_year: number };
  readonly old_age_capped: Branch;
  readonly old_age_uncapped: Branch;
  /** Up to the ceiling, and from it to eight times it. */
  readonly agirc_arrco: { readonly first: Branch; readonly second: Branch };
  readonly ceg: { readonly first: Branch; readonly second: Branch };
  /** On the whole pay, if it exceeds the ceiling. */
  readonly cet: Branch;
  readonly csg: {
    readonly deductible: number;
    readonly nondeductible: number;
    /**
     * The share of the pay that is taxed up to four times the ceiling. Above that, the whole pay
     * is taxed.
     */
    readonly part: number;
  };
  readonly apec: Branch;
  /**
   * On the whole pay. Until 2025 the rate is `reduced` if the pay of the year is at most `up_to`.
   */
  readonly health_employer: {
    readonly rate: number;
    readonly reduced?: number;
    readonly up_to?: number;
  };
  readonly family: { readonly rate: number; readonly reduced?: number; readonly up_to?: number };
  readonly solidarity_autonomy: number;
  readonly unemployment: number;
  readonly ags: number;
  /** On the whole pay from 50 staff on, otherwise on the pay up to the ceiling. */
  readonly fnal: BySize;
  readonly training: { readonly under_11: number; readonly from_11: number };
  readonly apprenticeship: { readonly rate: number; readonly alsace_moselle: number };
  readonly social_dialogue: number;
  readonly housing_effort: number;
  /** The national average; the option `accident_rate` replaces it. */
  readonly accident: number;
  readonly provident_executives: number;
  readonly forfait_social: number;
  readonly health_alsace_moselle: number;
  /** Until 2025: T / share x (multiple x SMIC / pay - 1). */
  readonly general_reduction?: BySize & { readonly share: number; readonly multiple: number };
  /** From 2026: least + delta x (0.5 x (multiple x SMIC / pay - 1)) ^ 1.75. */
  readonly single_reduction?: BySize & { readonly least: number; readonly multiple: number };
}

export const data: ContributionData<FrContributions> = {
  code: "FR",
  years: ["2024", "2025", "2026"],
  sources: {
    "mon-ent": {
      title: "mon-entreprise of Urssaf, modele-social, snapshot of 2026-06-30",
      url: "https://github.com/betagouv/mon-entreprise",
      readOn: "2026-11-22",
    },
    cinqplus: {
      title: "Cinqplus / Les Echos: rates at 1 January 2024",
      url: "https://cinqplus.com/k4_1226368-2",
      readOn: "2026-11-22",
    },
    afigec: {
      title: "Afigec: rates at 1 January 2025",
      url: "https://afigec.com/k4_1226368",
      readOn: "2026-11-22",
    },
    cci: {
      title: "CCI France: charges sociales at 1 January 2025",
      url: "https://www.cci.fr/actualites/les-charges-sociales-au-1er-janvier-2025",
      readOn: "2026-11-22",
    },
    aliantis: {
      title: "Aliantis / Les Echos: social security rates at 1 January 2026",
      url: "https://www.aliantis.net/cotisations-de-securite-sociale",
      readOn: "2026-11-22",
    },
    azerfi: {
      title: "Azerfi: AGS, SMIC and ceiling of 2026",
      url: "https://www.azerfi.com/actus/social/page/2",
      readOn: "2026-11-22",
    },
    "urssaf-rg": {
      title: "Urssaf: coefficient of the general reduction 2024",
      url: "https://www.urssaf.fr/portail/home/employeur/beneficier-dune-exoneration/exonerations-generales/la-reduction-generale/le-calcul-de-la-reduction/etape-1--determination-du-coeffi.html",
      readOn: "2026-11-22",
    },
    novrh: {
      title: "NovRH: general reduction and SMIC of 2025",
      url: "https://www.novrh.com/la-reduction-generale-des-cotisations-patronales-les-nouveautes-a-connaitre-pour-mai-2025",
      readOn: "2026-11-22",
    },
    agiragri: {
      title: "AgirAgri: decree 2025-318, T and SMIC",
      url: "https://www.agiragri.com/actualites/employeurs-agricoles-mise-a-jour-de-la-reduction-generale-des-cotisations-en-2025",
      readOn: "2026-11-22",
    },
    juris: {
      title: "Jurisalliance notaires: rates at 1 January 2026",
      url: "https://jurisalliance.notaires.fr/pro/cotisations-de-securite-sociale",
      readOn: "2026-11-22",
    },
    caconsult: {
      title: "CA Consultants: AGIRC-ARRCO rates",
      url: "https://www.caconsultants.fr/actualites/social/chiffre/retraite-complementaire-des-salaries",
      readOn: "2026-11-22",
    },
    scribd25: {
      title: "Fiche memo cotisations sur salaire, 1 January 2025",
      url: "https://fr.scribd.com/document/848375228/fiche-memo-cotisations-salaire",
      readOn: "2026-11-22",
    },
    "10min": {
      title: "10minhotel: reduced rates of 2024 and 2025",
      url: "https://10minhotel.com/ghr-fr/allegements-generaux-de-cotisations-patronales-2025-le-decret-dapplication-est-publie",
      readOn: "2026-11-22",
    },
    silae: {
      title: "Silae: reduced rates of 2025 (decree 2025-318)",
      url: "https://support.silae.fr/hc/fr/articles/16534878356626--FAQ-Compl%C3%A9ment-AF-maladie",
      readOn: "2026-11-22",
    },
    paieup: {
      title: "PaieUp: T and unemployment from May 2025",
      url: "https://paieup.fr/actualite.php?actu=74",
      readOn: "2026-11-22",
    },
    "europe-calc": {
      title: "europe-salary-calculator, figures of 2026",
      url: "https://github.com/Th0masL/europe-salary-calculator",
      readOn: "2026-11-22",
    },
    legisocial: {
      title: "LegiSocial: housing effort 0.45% from 50 employees, 2025",
      url: "https://www.legisocial.fr/reperes-sociaux/taxe-effort-construction-2014.html",
      readOn: "2026-11-22",
    },
    "eco-gouv": {
      title: "Ministry of the Economy: forfait social",
      url: "https://www.economie.gouv.fr/entreprises/forfait-social",
      readOn: "2026-11-22",
    },
    "sp-24542": {
      title: "Service-Public F24542: general reduction 2026, with examples",
      url: "https://entreprendre.service-public.gouv.fr/vosdroits/F24542",
      readOn: "2026-11-22",
    },
  },
  figures: {
    ceilings: [
      {
        from: "2024-01-01",
        value: { one: 3864, four: 15456, eight: 30912 },
        sources: ["mon-ent", "cinqplus"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { one: 3925, four: 15700, eight: 31400 },
        sources: ["mon-ent", "afigec", "cci"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { one: 4005, four: 16020, eight: 32040 },
        sources: ["mon-ent", "aliantis", "azerfi"],
        confidence: "two_sources",
      },
    ],
    smic: [
      {
        from: "2024-01-01",
        value: { hourly: 11.65, hours_year: 1820.04 },
        sources: ["urssaf-rg"],
        confidence: "one_source",
        note: "151.67 hours a month.",
      },
      {
        from: "2024-11-01",
        value: { hourly: 11.88, hours_year: 1820.04 },
        sources: ["urssaf-rg", "novrh"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { hourly: 11.88, hours_year: 1820 },
        sources: ["novrh", "agiragri"],
        confidence: "two_sources",
        note: "21,621.60 a year.",
      },
      {
        from: "2026-01-01",
        value: { hourly: 12.02, hours_year: 1820.04 },
        sources: ["mon-ent", "azerfi"],
        confidence: "two_sources",
        note: "151.67 hours a month.",
      },
      {
        from: "2026-06-01",
        value: { hourly: 12.31, hours_year: 1820.04 },
        sources: ["mon-ent"],
        confidence: "one_source",
      },
    ],
    old_age_capped: [
      {
        from: "2024-01-01",
        value: { employee: 0.069, employer: 0.0855 },
        sources: ["mon-ent", "aliantis", "afigec", "cinqplus"],
        confidence: "two_sources",
      },
    ],
    old_age_uncapped: [
      {
        from: "2024-01-01",
        value: { employee: 0.004, employer: 0.0202 },
        sources: ["mon-ent", "afigec", "cinqplus"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { employee: 0.004, employer: 0.0211 },
        sources: ["mon-ent", "aliantis", "juris"],
        confidence: "two_sources",
      },
    ],
    agirc_arrco: [
      {
        from: "2024-01-01",
        value: {
          first: { employee: 0.0315, employer: 0.0472 },
          second: { employee: 0.0864, employer: 0.1295 },
        },
        sources: ["mon-ent", "caconsult"],
        confidence: "two_sources",
      },
    ],
    ceg: [
      {
        from: "2024-01-01",
        value: {
          first: { employee: 0.0086, employer: 0.0129 },
          second: { employee: 0.0108, employer: 0.0162 },
        },
        sources: ["mon-ent", "caconsult"],
        confidence: "two_sources",
      },
    ],
    cet: [
      {
        from: "2024-01-01",
        value: { employee: 0.0014, employer: 0.0021 },
        sources: ["mon-ent", "caconsult"],
        confidence: "two_sources",
      },
    ],
    csg: [
      {
        from: "2024-01-01",
        value: { deductible: 0.068, nondeductible: 0.029, part: 0.9825 },
        sources: ["mon-ent", "cci"],
        confidence: "two_sources",
      },
    ],
    apec: [
      {
        from: "2024-01-01",
        value: { employee: 0.00024, employer: 0.00036 },
        sources: ["mon-ent", "scribd25"],
        confidence: "two_sources",
      },
    ],
    health_employer: [
      {
        from: "2024-01-01",
        value: { rate: 0.13, reduced: 0.07, up_to: 52416 },
        sources: ["10min", "afigec"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.13, reduced: 0.07, up_to: 48648.6 },
        sources: ["10min", "silae"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.13 },
        sources: ["mon-ent", "aliantis", "juris"],
        confidence: "two_sources",
      },
    ],
    family: [
      {
        from: "2024-01-01",
        value: { rate: 0.0525, reduced: 0.0345, up_to: 73382.4 },
        sources: ["10min", "afigec"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.0525, reduced: 0.0345, up_to: 71351.28 },
        sources: ["10min", "silae"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.0525 },
        sources: ["mon-ent", "aliantis", "juris"],
        confidence: "two_sources",
      },
    ],
    solidarity_autonomy: [
      { from: "2024-01-01", value: 0.003, sources: ["mon-ent", "cci"], confidence: "two_sources" },
    ],
    unemployment: [
      {
        from: "2024-01-01",
        value: 0.0405,
        sources: ["mon-ent", "paieup"],
        confidence: "two_sources",
      },
      {
        from: "2025-05-01",
        value: 0.04,
        sources: ["mon-ent", "paieup"],
        confidence: "two_sources",
      },
    ],
    ags: [
      {
        from: "2024-01-01",
        value: 0.002,
        sources: ["mon-ent", "scribd25"],
        confidence: "two_sources",
      },
      {
        from: "2024-07-01",
        value: 0.0025,
        sources: ["mon-ent", "azerfi"],
        confidence: "two_sources",
      },
    ],
    fnal: [
      {
        from: "2024-01-01",
        value: { under_50: 0.001, from_50: 0.005 },
        sources: ["mon-ent", "cci", "scribd25"],
        confidence: "two_sources",
      },
    ],
    training: [
      {
        from: "2024-01-01",
        value: { under_11: 0.0055, from_11: 0.01 },
        sources: ["mon-ent", "europe-calc"],
        confidence: "two_sources",
      },
    ],
    apprenticeship: [
      {
        from: "2024-01-01",
        value: { rate: 0.0068, alsace_moselle: 0.0044 },
        sources: ["mon-ent", "europe-calc"],
        confidence: "two_sources",
      },
    ],
    social_dialogue: [
      {
        from: "2024-01-01",
        value: 0.00016,
        sources: ["mon-ent", "scribd25"],
        confidence: "two_sources",
      },
    ],
    housing_effort: [
      {
        from: "2024-01-01",
        value: 0.0045,
        sources: ["mon-ent", "legisocial"],
        confidence: "two_sources",
      },
    ],
    accident: [
      { from: "2024-01-01", value: 0.0212, sources: ["mon-ent"], confidence: "one_source" },
      { from: "2026-01-01", value: 0.0208, sources: ["mon-ent"], confidence: "one_source" },
    ],
    provident_executives: [
      {
        from: "2024-01-01",
        value: 0.015,
        sources: ["mon-ent", "scribd25"],
        confidence: "two_sources",
      },
    ],
    forfait_social: [
      {
        from: "2024-01-01",
        value: 0.08,
        sources: ["mon-ent", "eco-gouv"],
        confidence: "two_sources",
      },
    ],
    health_alsace_moselle: [
      { from: "2024-01-01", value: 0.013, sources: ["mon-ent"], confidence: "one_source" },
    ],
    general_reduction: [
      {
        from: "2024-01-01",
        value: { under_50: 0.3194, from_50: 0.3234, share: 0.6, multiple: 1.6 },
        sources: ["urssaf-rg", "paieup"],
        confidence: "two_sources",
      },
      {
        from: "2025-05-01",
        value: { under_50: 0.3193, from_50: 0.3233, share: 0.6, multiple: 1.6 },
        sources: ["paieup", "novrh", "agiragri"],
        confidence: "two_sources",
      },
      { from: "2026-01-01", value: null, sources: ["mon-ent"], confidence: "one_source" },
    ],
    single_reduction: [
      {
        from: "2026-01-01",
        value: { under_50: 0.3781, from_50: 0.3821, least: 0.02, multiple: 3 },
        sources: ["mon-ent", "sp-24542"],
        confidence: "two_sources",
        note: "The power is 1.75, and the coefficient has four decimals.",
      },
    ],
  },
};
