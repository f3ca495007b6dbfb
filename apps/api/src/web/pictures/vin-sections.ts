import { html } from "hono/html";
import type { Html } from "../html.ts";
import { figure, share } from "./figure.ts";

export interface VinSection {
  /** First and last position, from 1. */
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly shape: "s0" | "s1" | "s2" | "s3" | "s4" | "s5";
}

/** The parts of a VIN in ISO 3779, and in 49 CFR 565 for North America. */
export const vinSections: readonly VinSection[] = [
  { from: 1, to: 3, name: "World manufacturer identifier", shape: "s1" },
  { from: 4, to: 8, name: "Vehicle descriptor", shape: "s2" },
  { from: 9, to: 9, name: "Check digit", shape: "s5" },
  { from: 10, to: 10, name: "Model year", shape: "s3" },
  { from: 11, to: 11, name: "Plant", shape: "s4" },
  { from: 12, to: 17, name: "Serial number", shape: "s0" },
];

/** The letter under a section, which the table repeats. */
export function sectionMark(section: VinSection): string {
  return String.fromCharCode("A".charCodeAt(0) + vinSections.indexOf(section));
}

const cell = 1 / 17;
const gap = 0.003;

/** The 17 characters of a VIN in coloured sections. */
export function vinPicture(vin: string): Html {
  const parts = vinSections.map(
    (section) => `${section.name}: ${vin.slice(section.from - 1, section.to)}`,
  );
  return figure(
    {
      id: "vin-picture",
      title: `The sections of the VIN ${vin}`,
      description: `${parts.join("; ")}.`,
      height: 70,
    },
    vinSections.map((section) => {
      const { from, to, shape } = section;
      const isDark =
        shape === "s1" || shape === "s2" || shape === "s3" || shape === "s4" || shape === "s5";
      const letters = [...vin.slice(from - 1, to)].map((letter, index) => {
        const middle = (from - 1 + index + 0.5) * cell;
        return html`<text class="code middle${isDark ? " on" : ""}" x="${share(middle)}" y="27">${letter}</text>`;
      });
      const left = (from - 1) * cell + gap;
      return html`<rect class="${shape}" x="${share(left)}" y="2" width="${share((to - from + 1) * cell - 2 * gap)}" height="38" rx="4"/>${letters}<text class="small middle" x="${share(((from - 1 + to) / 2) * cell)}" y="60">${sectionMark(section)}</text>
`;
    }),
  );
}
