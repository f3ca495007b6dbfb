import { html } from "hono/html";
import { money, number, percent } from "../format.ts";
import type { Html } from "../html.ts";
import { at, figure, share } from "./figure.ts";

interface Segment {
  readonly from: number;
  readonly tax_at: number;
  readonly rate: number;
  readonly rate_at_end?: number | undefined;
  /** A sudden rise of the tax at `from`. */
  readonly cliff?: number | undefined;
}

const [top, bottom, height] = [16, 176, 200];

/** The marginal rate by income, up to `upTo`. A vertical line in the alarm colour is a jump of the tax itself. */
export function marginalCurve(
  segments: readonly Segment[],
  upTo: number,
  income: number,
  currency: string,
): Html {
  const rates = segments.flatMap(({ rate, rate_at_end: end = rate }) => [rate, end]);
  const most = Math.max(0.1, ...rates);
  const least = Math.min(0, ...rates);
  const across = (value: number) => share(Math.min(1, value / upTo));
  const up = (rate: number) => at(bottom - ((rate - least) / (most - least)) * (bottom - top));
  const lines = segments.map((segment, index) => {
    const { from, rate, rate_at_end: rateAtEnd = rate, cliff } = segment;
    const next = segments[index + 1];
    const to = next?.from ?? upTo;
    const rise =
      next === undefined
        ? ""
        : html`<line class="stroke main" x1="${across(to)}" x2="${across(to)}" y1="${up(rateAtEnd)}" y2="${up(next.rate)}"/>`;
    const jump =
      cliff === undefined
        ? ""
        : html`<line class="stroke jump" x1="${across(from)}" x2="${across(from)}" y1="${top}" y2="${bottom}"/>`;
    return html`<line class="stroke main" x1="${across(from)}" x2="${across(to)}" y1="${up(rate)}" y2="${up(rateAtEnd)}"/>${rise}${jump}
`;
  });
  const isRight = income > upTo * 0.35;
  return figure(
    {
      id: "marginal-curve",
      title: "The marginal rate by income",
      description: description(segments, upTo, currency),
      height,
      caption: `What the next unit of income costs in tax. The thin line marks this income.${
        segments.some(({ cliff }) => cliff !== undefined)
          ? " A full-height line marks an income at which the tax itself jumps."
          : ""
      }`,
    },
    html`<line class="stroke" x1="0" x2="100%" y1="${up(0)}" y2="${up(0)}"/>
<line class="stroke dashed" x1="${across(income)}" x2="${across(income)}" y1="${top - 6}" y2="${bottom}"/>
${lines}
<text class="small" x="0" y="${at(Number(up(most)) - 5)}">${percent(most, 1)}</text>
<text class="small" x="0" y="${height - 6}">0</text>
<text class="small ${isRight ? "end" : ""}" x="${across(income)}" y="${height - 6}">${number(income, 0)}</text>
${income < upTo * 0.7 ? html`<text class="small end" x="100%" y="${height - 6}">${number(upTo, 0)}</text>` : ""}`,
  );
}

function description(segments: readonly Segment[], upTo: number, currency: string): string {
  const parts = segments.map(({ from, rate, rate_at_end: end = rate, cliff }) => {
    const range = end === rate ? percent(rate) : `${percent(rate)} to ${percent(end)}`;
    const jump = cliff === undefined ? "" : `, after a jump of ${money(cliff, currency)}`;
    return `${range} from ${money(from, currency)}${jump}`;
  });
  return `${parts.join("; ")}; shown up to ${money(upTo, currency)}.`;
}
