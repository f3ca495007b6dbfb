import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface CoContributions {
  /**
   * Limits that follow from the minimum wage of the year: the smallest and largest base, the
   * pay below which firms are exempt, and the part of an integral salary on which contributions
   * are due.
   */
  readonly base: {
    readonly least: number;
    readonly most: number;
    readonly exempt_below: number;
    readonly integral_share: number;
  };
  readonly salud: { readonly employee: number; readonly employer: number };
  readonly pension: { readonly employee: number; readonly employer: number };
  /** The rate on the whole base, from each limit on: 4, 16, 17, 18, 19 and 20 minimum wages. */
  readonly fsp: readonly Bracket[];
  readonly arl: Readonly<Record<"I" | "II" | "III" | "IV" | "V", number>>;
  readonly caja: number;
  readonly sena: number;
  readonly icbf: number;
}

export const data: ContributionData<CoContributions> = {
  code: "CO",
  years: ["2025", "2026"],
  sources: {
    escandon: {
      title: "Escandón: minimum wage of 2026",
      url: "https://escandonabogados.com/incremento-del-salario-minimo-y-auxilio-de-transporte-para-el-ano-2026",
      readOn: "2026-11-22",
    },
    elheraldo: {
      title: "El Heraldo: minimum wage of 2026",
      url: "https://www.elheraldo.co/economia/2025/12/31/salario-minimo-2026-y-el-alza-del-23-quienes-veran-reflejado-el-aumento-y-quienes-no/",
      readOn: "2026-11-22",
    },
    barrera: {
      title: "Barrera Palacio: decrees 1572 and 1573, minimum wage of 2025",
      url: "https://barrerapalacio.com/index.php/noticias/651-decretos-1572-y-1573-asi-quedan-el-salario-minimo-y-el-auxilio-de-transporte-para-2025",
      readOn: "2026-11-22",
    },
    notaria19: {
      title: "Notaría 19: the employer and social security",
      url: "https://notaria19bogota.com/el-empleador-y-la-seguridad-social-de-sus-empleados/",
      readOn: "2026-11-22",
    },
    modalidad: {
      title: "Modalidad Contable: the payroll",
      url: "https://modalidadcontable.com/la-nomina/",
      readOn: "2026-11-22",
    },
    gerencie: {
      title: "Gerencie: Fondo de Solidaridad Pensional",
      url: "https://gerencie.com/fondo-de-solidaridad-pensional.html/amp",
      readOn: "2026-11-22",
    },
    despotovac: {
      title: "Radio Despotovac: who pays more for the pension",
      url: "https://radiodespotovac.com/trabajadores-a-los-que-descontaran-mas-de-su-sueldo-por-la-pension-sectores-economia/",
      readOn: "2026-11-22",
    },
    cijuf: {
      title: "CIJUF: article 114-1 of the tax code",
      url: "https://cijuf.org.co/node/15356",
      readOn: "2026-11-22",
    },
    nascontable: {
      title: "Nas Contable: exemption from parafiscal contributions",
      url: "https://www.nascontable.com/divulgacion/exoneracion-aportes-parafiscales",
      readOn: "2026-11-22",
    },
    valora: {
      title: "Valora Analitik: cost of a worker with minimum wage in 2026",
      url: "https://www.valoraanalitik.com/contratar-a-un-trabajador-con-salario-minimo-costaria-casi-36-millones-al-ano/",
      readOn: "2026-11-22",
    },
  },
  figures: {
    base: [
      {
        from: "2025-01-01",
        value: { least: 1423500, most: 35587500, exempt_below: 14235000, integral_share: 0.7 },
        sources: ["barrera", "cijuf", "nascontable"],
        confidence: "two_sources",
        note: "Minimum wage 1,423,500.",
      },
      {
        from: "2026-01-01",
        value: { least: 1750905, most: 43772625, exempt_below: 17509050, integral_share: 0.7 },
        sources: ["escandon", "elheraldo", "cijuf"],
        confidence: "two_sources",
        note: "Minimum wage 1,750,905.",
      },
    ],
    salud: [
      {
        from: "2025-01-01",
        value: { employee: 0.04, employer: 0.085 },
        sources: ["notaria19", "modalidad"],
        confidence: "two_sources",
      },
    ],
    pension: [
      {
        from: "2025-01-01",
        value: { employee: 0.04, employer: 0.12 },
        sources: ["notaria19", "modalidad", "valora"],
        confidence: "two_sources",
      },
    ],
    fsp: [
      {
        from: "2025-01-01",
        value: [
          { over: 5694000, rate: 0.01 },
          { over: 22776000, rate: 0.012 },
          { over: 24199500, rate: 0.014 },
          { over: 25623000, rate: 0.016 },
          { over: 27046500, rate: 0.018 },
          { over: 28470000, rate: 0.02 },
        ],
        sources: ["gerencie", "despotovac", "barrera"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 7003620, rate: 0.01 },
          { over: 28014480, rate: 0.012 },
          { over: 29765385, rate: 0.014 },
          { over: 31516290, rate: 0.016 },
          { over: 33267195, rate: 0.018 },
          { over: 35018100, rate: 0.02 },
        ],
        sources: ["gerencie", "despotovac", "escandon"],
        confidence: "two_sources",
      },
    ],
    arl: [
      {
        from: "2025-01-01",
        value: { I: 0.00522, II: 0.01044, III: 0.02436, IV: 0.0435, V: 0.0696 },
        sources: ["notaria19", "modalidad"],
        confidence: "two_sources",
      },
    ],
    caja: [
      {
        from: "2025-01-01",
        value: 0.04,
        sources: ["notaria19", "modalidad"],
        confidence: "two_sources",
      },
    ],
    sena: [
      {
        from: "2025-01-01",
        value: 0.02,
        sources: ["notaria19", "modalidad"],
        confidence: "two_sources",
      },
    ],
    icbf: [
      {
        from: "2025-01-01",
        value: 0.03,
        sources: ["notaria19", "modalidad"],
        confidence: "two_sources",
      },
    ],
  },
};
