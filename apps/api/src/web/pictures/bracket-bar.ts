import { html } from "hono/html";
import { money, percent } from "../format.ts";
import type { Html } from "../html.ts";
import { figure, share } from "./figure.ts";

/** A part of the income that is taxed at one rate. */
export interface BracketPart {
  readonly from: number;
  readonly to: number;
  /** Rate at the start and at the end. They differ if the law has a sliding rate. */
  readonly rate: number;
  readonly rateAtEnd: number;
  readonly tax: number;
}

interface Segment {
  readonly from: number;
  readonly tax_at: number;
  readonly rate: number;
  readonly rate_at_end?: number | undefined;
}

/** Divides an income into the parts of a schedule of marginal rates. The taxes of the parts add up to the tax due. */
export function bracketParts(
  segments: readonly Segment[],
  income: number,
  taxDue: number,
): readonly BracketPart[] {
  const reached = segments.filter(({ from }) => from < income);
  return reached.map((segment, index) => {
    const next = reached[index + 1];
    const { from, rate, rate_at_end: rateAtEnd = rate } = segment;
    const taxAtEnd = next?.tax_at ?? taxDue;
    return { from, to: next?.from ?? income, rate, rateAtEnd, tax: taxAtEnd - segment.tax_at };
  });
}

export function rateText({ rate, rateAtEnd }: BracketPart): string {
  return rate === rateAtEnd ? percent(rate) : `${percent(rate)} to ${percent(rateAtEnd)}`;
}

/** The six steps of the colour ramp, from the lowest rate above zero to the highest. */
const rampSteps = 6;
/** From this step on, the colour is so strong that text on it is light. */
const firstStrong = 4;

function rampStep({ rate, rateAtEnd }: BracketPart, most: number): number {
  const middle = (rate + rateAtEnd) / 2;
  if (middle <= 0 || most <= 0) return 0;
  return Math.min(rampSteps, Math.max(1, Math.ceil((middle / most) * rampSteps)));
}

/** The income as one bar, in which each part has its rate. */
export function bracketBar(parts: readonly BracketPart[], income: number, currency: string): Html {
  const most = Math.max(...parts.map(({ rate, rateAtEnd }) => (rate + rateAtEnd) / 2));
  const text = parts.map((part) => `${rateText(part)} from ${money(part.from, currency)}`);
  return figure(
    {
      id: "bracket-bar",
      title: "The income by marginal rate",
      description: `${money(income, currency)} of income: ${text.join(", ")}.`,
      height: 66,
    },
    parts
      .map((part) => {
        const [left, width] = [part.from / income, (part.to - part.from) / income];
        const step = rampStep(part, most);
        // A narrow part has no room for its rate, which the table says as well.
        const label =
          width < 0.1
            ? ""
            : html`<text class="middle${step < firstStrong ? "" : " on"}" x="${share(left + width / 2)}" y="27">${percent((part.rate + part.rateAtEnd) / 2, 1)}</text>`;
        return html`<rect class="${step === 0 ? "s0" : `ramp-${step}`}" x="${share(left)}" y="0" width="${share(width)}" height="44"/>${label}
`;
      })
      .concat(
        html`<text class="small" x="0" y="62">0</text><text class="small end" x="100%" y="62">${money(income, currency)}</text>`,
      ),
  );
}
