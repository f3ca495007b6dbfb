import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface PhContributions {
  /**
   * Rates on the monthly salary credit: the multiple of `step` nearest to the pay (a half is
   * rounded up), within two limits.
   */
  readonly sss: {
    readonly employee: number;
    readonly employer: number;
    readonly least: number;
    readonly most: number;
    readonly step: number;
  };
  /** The employer's amount below a salary credit, and from that credit on. */
  readonly ec: { readonly from: number; readonly below: number; readonly above: number };
  readonly philhealth: { readonly rate: number; readonly least: number; readonly most: number };
  /** The employee pays the lower rate on pay up to `low_to`. */
  readonly pagibig: {
    readonly rate: number;
    readonly low_rate: number;
    readonly low_to: number;
    readonly most: number;
  };
  /** The part of the 13th month that does not count as income. */
  readonly thirteenth_exemption: number;
}

export const data: ContributionData<PhContributions> = {
  code: "PH",
  years: ["2024", "2025", "2026"],
  sources: {
    easysss: {
      title: "Easy SSS Calculator: contribution table of 2024 for employees and employers",
      url: "https://easyssscalculator.com/sss-contribution-table-for-employees-and-employers",
      readOn: "2026-11-22",
    },
    sssloan: {
      title: "SSS contribution table 2024: 14 %, credits of 4,000 to 30,000",
      url: "https://sss-salary-loan.com/sss-contribution-table-2024/",
      readOn: "2026-11-22",
    },
    respicio: {
      title: "Respicio & Co.: mandatory contribution rates 2025",
      url: "https://respicio.ph/commentaries/mandatory-contribution-rates-for-sss-and-other-benefits",
      readOn: "2026-11-22",
    },
    asksonnie: {
      title: "AskSonnie: SSS, PhilHealth and Pag-IBIG 2025",
      url: "https://asksonnie.info/strengthen-and-strategize/corporate-governance-compliance/2025-sss-philhealth-pagibig-hdmf-premium",
      readOn: "2026-11-22",
    },
    malaya: {
      title: "Malaya: PhilHealth premium rate stays at 5 %",
      url: "https://malaya.com.ph/news/national-news/philhealth-premium-rate-stays-at-5/",
      readOn: "2026-11-22",
    },
    eacomm: {
      title: "EACOMM: net salary and statutory deductions, rules of 2025, with the legal bases",
      url: "https://eacomm.com/support/salarycheck",
      readOn: "2026-11-22",
    },
    calchub: {
      title: "CalcHub: Philippines salary calculator 2026",
      url: "https://calchub.link/ph/salary",
      readOn: "2026-11-22",
    },
    pinoybenefits: {
      title: "Pinoy Benefits: PhilHealth 2026",
      url: "https://pinoybenefits.com/guides/philhealth-contribution-guide",
      readOn: "2026-11-22",
    },
    pinoynet: {
      title: "Pinoy Benefits: net pay calculator 2025-2026",
      url: "https://pinoybenefits.com/calculators/net-pay",
      readOn: "2026-11-22",
    },
    taxacct: {
      title: "Tax and Accounting Center: 90,000 of tax-exempt 13th month pay and other benefits",
      url: "https://taxacctgcenter.ph/four-4-features-of-php90000-tax-exempt-13th-month-pay-and-other-benefits-in-philippines/",
      readOn: "2026-11-22",
    },
    hkcasi: {
      title: "Pag-IBIG Fund: guidelines on the maximum fund salary from February 2024",
      url: "https://hkcasi.com/post/guidelines-on-the-pag-ibig-fund-s-implementation-ofincrease-in-the-maximum-fund-salary-mfs-effecti",
      readOn: "2026-11-22",
    },
    pia: {
      title: "Philippine Information Agency: Pag-IBIG rate increase from February 2024",
      url: "https://pia.gov.ph/news/2024/02/25/pag-ibig-fund-contribution-rate-increase-effective-february-2024",
      readOn: "2026-11-22",
    },
  },
  figures: {
    sss: [
      {
        from: "2024-01-01",
        value: { employee: 0.045, employer: 0.095, least: 4000, most: 30000, step: 500 },
        sources: ["easysss", "sssloan"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { employee: 0.05, employer: 0.1, least: 5000, most: 35000, step: 500 },
        sources: ["respicio", "asksonnie", "eacomm", "calchub"],
        confidence: "two_sources",
        note: "The part above a credit of 20,000 goes to the provident fund (MPF) at the same rates.",
      },
    ],
    ec: [
      {
        from: "2024-01-01",
        value: { from: 15000, below: 10, above: 30 },
        sources: ["respicio", "asksonnie"],
        confidence: "two_sources",
      },
    ],
    philhealth: [
      {
        from: "2024-01-01",
        value: { rate: 0.025, least: 10000, most: 100000 },
        sources: ["asksonnie", "malaya", "pinoybenefits", "calchub"],
        confidence: "two_sources",
        note: "Half of the premium of 5 % for each side.",
      },
    ],
    pagibig: [
      {
        from: "2024-01-01",
        value: { rate: 0.02, low_rate: 0.01, low_to: 1500, most: 5000 },
        sources: ["hkcasi", "pia"],
        confidence: "two_sources",
      },
      {
        from: "2024-02-01",
        value: { rate: 0.02, low_rate: 0.01, low_to: 1500, most: 10000 },
        sources: ["hkcasi", "pia", "eacomm"],
        confidence: "two_sources",
      },
    ],
    thirteenth_exemption: [
      {
        from: "2024-01-01",
        value: 90000,
        sources: ["pinoynet", "taxacct"],
        confidence: "two_sources",
      },
    ],
  },
};
