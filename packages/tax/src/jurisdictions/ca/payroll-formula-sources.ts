import type { JurisdictionData } from "../../engine/figures.ts";

/**
 * The Canada Revenue Agency's payroll formulas, by edition. They contain the figures of Canada and
 * of all provinces except Quebec.
 */
export const t4127 = {
  119: {
    title:
      "Canada Revenue Agency, T4127 119th edition, January 2024: tables 8.1 and 8.2 (2024), 8.22 and 8.23 (2023)",
    url: "https://www.canada.ca/content/dam/cra-arc/formspubs/pub/t4127-jan/t4127-jan-24e.pdf",
    readOn: "2026-11-21",
  },
  120: {
    title: "Canada Revenue Agency, T4127 120th edition, January 2025: tables 8.1 and 8.2",
    url: "https://www.canada.ca/content/dam/cra-arc/formspubs/pub/t4127-jan/t4127-jan-25e.pdf",
    readOn: "2026-11-21",
  },
  121: {
    title:
      "Canada Revenue Agency, T4127 121st edition, July 2025: what changed for the whole year 2025",
    url: "https://www.canada.ca/content/dam/cra-arc/formspubs/pub/t4127-jul/t4127-jul-25e.pdf",
    readOn: "2026-11-21",
  },
  122: {
    title: "Canada Revenue Agency, T4127 122nd edition, January 2026: tables 8.1 and 8.2",
    url: "https://www.canada.ca/content/dam/cra-arc/formspubs/pub/t4127-jan/t4127-jan-26e.pdf",
    readOn: "2026-11-21",
  },
} satisfies JurisdictionData<unknown>["sources"];
