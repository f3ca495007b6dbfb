import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface ArContributions {
  /** Smallest and largest base of a month. They change each month. */
  readonly base: { readonly least: number; readonly most: number };
  readonly jubilacion: number;
  readonly pami: number;
  readonly obra_social: { readonly employee: number; readonly employer: number };
  /** Employer: Law 27,541, articles 19 and 22. */
  readonly contribuciones: {
    readonly general: number;
    readonly services_large: number;
    readonly detraction: number;
  };
}

export const data: ContributionData<ArContributions> = {
  code: "AR",
  years: ["2025"],
  sources: {
    costa: {
      title: "Costa de Noticias: pensions of January 2025",
      url: "https://costadenoticias.com/sociedad/2024/12/30/anses-oficializo-una-suba-del-243-y-un-bono-de-70-000-para-los-jubilados-en-enero",
      readOn: "2026-11-22",
    },
    redaccionba: {
      title: "Redacción BA: least and largest pensions from January",
      url: "https://redaccionba.com.ar/oficializan-los-nuevos-valores-para-las-jubilaciones-minimas-y-maximas-a-partir-de-enero/",
      readOn: "2026-11-22",
    },
    mendoza24: {
      title: "Mendoza 24: amounts of February 2025",
      url: "https://mendoza24.com.ar/noticias_argentina/14871-Jubilaciones-oficializaron-los-valores-minimos-y-maximos-para-febrero-2025",
      readOn: "2026-11-22",
    },
    click: {
      title: "Click del Litoral: amounts of March 2025",
      url: "https://clickdellitoral.com/anses-confirmo-los-nuevos-montos-de-jubilaciones-y-ajustes-previsionales-para-marzo-2025",
      readOn: "2026-11-22",
    },
    elinfluencer: {
      title: "El Influencer: amounts of March 2025",
      url: "https://elinfluencer.com.ar/jubilados-confirman-de-cuanto-sera-el-haber-minimo-desde-marzo",
      readOn: "2026-11-22",
    },
    eschaco: {
      title: "Es Chaco: amounts of April 2025",
      url: "https://eschaco.com/vernota.asp?id_noticia=128596",
      readOn: "2026-11-22",
    },
    masnoticias: {
      title: "Más Noticias: amounts of April 2025",
      url: "https://masnoticias.live/?p=14274",
      readOn: "2026-11-22",
    },
    "blogcontador-may": {
      title: "Blog del Contador: amounts of May 2025",
      url: "https://blogdelcontador.com.ar/news-45809-anses-haberes-previsionales-y-topes-a-partir-de-mayo-2025",
      readOn: "2026-11-22",
    },
    consorcista: {
      title: "Liga del Consorcista: ANSES resolution 211/2025",
      url: "https://ligadelconsorcista.org/anses-resolucion-211-2025-haberes-previsionales-para-mayo-2025",
      readOn: "2026-11-22",
    },
    diariolanoticia: {
      title: "Diario La Noticia: amounts of June 2025",
      url: "https://diariolanoticia.com.ar/la-anses-actualiza-la-movilidad-previsional-jubilaciones-y-auh-suben-278/amp",
      readOn: "2026-11-22",
    },
    lavoz: {
      title: "La Voz: amounts of July 2025",
      url: "https://grupoclarin-la-voz-prod.web.arc-cdn.net/servicios/anses-confirmo-los-nuevos-montos-para-jubilaciones-y-pensiones-en-julio-2025",
      readOn: "2026-11-22",
    },
    ambito: {
      title: "Ámbito: amounts of September 2025",
      url: "https://www.ambito.com/informacion-general/jubilados-y-pensionados-anses-oficializaron-los-haberes-septiembre-cuanto-van-cobrar-y-que-monto-tendra-la-minima-n6184974",
      readOn: "2026-11-22",
    },
    econoblog: {
      title: "Econoblog: amounts of September 2025",
      url: "https://www.econoblog.com.ar/149615/anses-fijo-jubilacion-minima-en-320-277-y-maxima-en-2-155-162",
      readOn: "2026-11-22",
    },
    dixitp: {
      title: "Dixit: amounts of October 2025",
      url: "https://dixitp.com/2025/09/26/jubilaciones-anses-el-gobierno-oficializo-aumento-de-188-para-octubre",
      readOn: "2026-11-22",
    },
    lanoticia1: {
      title: "La Noticia 1: amounts of October 2025",
      url: "https://www.lanoticia1.com/noticia/jubilacion-octubre-2025-a-cuanto-se-ira-la-minima-con-el-ultimo-aumento",
      readOn: "2026-11-22",
    },
    tiempo: {
      title: "Tiempo de San Juan: amounts of November 2025",
      url: "https://www.tiempodesanjuan.com/sociedad/aumento-jubilaciones-pensiones-y-auh-anses-fijo-nuevos-montos-noviembre-n415927",
      readOn: "2026-11-22",
    },
    "siap-dec": {
      title: "Blog del Contador: bases from December 2025",
      url: "https://siap.blogdelcontador.com.ar/novedades/anses-actualiza-las-bases-imponibles-minima-y-maxima-nuevos-valores-desde-diciembre-2025",
      readOn: "2026-11-22",
    },
    localnews: {
      title: "Local News Wave: bases from December 2025",
      url: "https://localnewswave.com/article/1046618859938082816",
      readOn: "2026-11-22",
    },
    calculorapido: {
      title: "Calculorapido: contributions in Argentina",
      url: "https://calculorapido.com/calculadora-de-aportes-argentina.html",
      readOn: "2026-11-22",
    },
    lanacion: {
      title: "La Nación: how to calculate the net salary",
      url: "https://www.lanacion.com.ar/economia/como-calcular-el-sueldo-neto-nid29092023/",
      readOn: "2026-11-22",
    },
    blogcontador: {
      title: "Blog del Contador: employer contributions, rates and deductions",
      url: "https://blogdelcontador.com.ar/contribuciones-patronales-que-beneficios-continuan-vigentes-y-cuales-no/",
      readOn: "2026-11-22",
    },
  },
  figures: {
    base: [
      {
        from: "2025-01-01",
        value: { least: 89557.43, most: 2910574.49 },
        sources: ["costa", "redaccionba"],
        confidence: "two_sources",
      },
      {
        from: "2025-02-01",
        value: { least: 91975.48, most: 2989160 },
        sources: ["mendoza24"],
        confidence: "one_source",
      },
      {
        from: "2025-03-01",
        value: { least: 94008.14, most: 3055220.44 },
        sources: ["click", "elinfluencer"],
        confidence: "two_sources",
      },
      {
        from: "2025-04-01",
        value: { least: 96264.34, most: 3128545.73 },
        sources: ["eschaco", "masnoticias"],
        confidence: "two_sources",
      },
      {
        from: "2025-05-01",
        value: { least: 99855, most: 3245240.49 },
        sources: ["blogcontador-may", "consorcista"],
        confidence: "two_sources",
      },
      {
        from: "2025-06-01",
        value: { least: 102630.97, most: 3335458.18 },
        sources: ["diariolanoticia"],
        confidence: "one_source",
      },
      {
        from: "2025-07-01",
        value: { least: 104170.43, most: 3385490.05 },
        sources: ["lavoz"],
        confidence: "one_source",
      },
      {
        from: "2025-08-01",
        value: { least: 105857.99, most: 3440334.99 },
        sources: ["lavoz", "ambito"],
        confidence: "one_source",
        note: "Two payroll programs print the largest amount. The least was not found printed: it is July's and 1.62 % more, as the largest is.",
      },
      {
        from: "2025-09-01",
        value: { least: 107869.29, most: 3505701.35 },
        sources: ["ambito", "econoblog"],
        confidence: "two_sources",
      },
      {
        from: "2025-10-01",
        value: { least: 109897.23, most: 3571608.54 },
        sources: ["dixitp", "lanoticia1"],
        confidence: "two_sources",
      },
      {
        from: "2025-11-01",
        value: { least: 112183.09, most: 3645898 },
        sources: ["tiempo"],
        confidence: "one_source",
      },
      {
        from: "2025-12-01",
        value: { least: 114808.17, most: 3731212.01 },
        sources: ["siap-dec", "localnews"],
        confidence: "two_sources",
      },
    ],
    jubilacion: [
      {
        from: "2025-01-01",
        value: 0.11,
        sources: ["calculorapido", "lanacion"],
        confidence: "two_sources",
      },
    ],
    pami: [
      {
        from: "2025-01-01",
        value: 0.03,
        sources: ["calculorapido", "lanacion"],
        confidence: "two_sources",
      },
    ],
    obra_social: [
      {
        from: "2025-01-01",
        value: { employee: 0.03, employer: 0.06 },
        sources: ["calculorapido", "lanacion"],
        confidence: "two_sources",
      },
    ],
    contribuciones: [
      {
        from: "2025-01-01",
        value: { general: 0.18, services_large: 0.204, detraction: 7003.68 },
        sources: ["blogcontador"],
        confidence: "one_source",
      },
    ],
  },
};
