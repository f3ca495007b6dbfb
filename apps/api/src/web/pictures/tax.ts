import type { MarginalSegment, TaxResult } from "@almanac/tax";
import { html } from "hono/html";
import { money, number, percent } from "../format.ts";
import type { Html } from "../html.ts";
import { at, figure, share } from "./figure.ts";

interface BracketPart {
  readonly from: number;
  readonly to: number;
  /** Rate at the start and at the end. They differ if the law has a sliding rate. */
  readonly rate: number;
  readonly rateAtEnd: number;
  readonly tax: number;
  /** Whether the rate is only the average of a part that is not divided further. */
  readonly isAverage?: boolean;
}

/**
 * Divides an income into the parts of a schedule of marginal rates. The taxes of the parts add up
 * to the tax due. Income below the schedule, of kinds that stay as they are, is one part.
 */
export function bracketParts(
  segments: readonly MarginalSegment[],
  income: number,
  taxDue: number,
): readonly BracketPart[] {
  const reached = segments.filter(({ from }) => from < income);
  const start = Math.min(segments[0]?.from ?? 0, income);
  const parts = reached.map((segment, index) => {
    const next = reached[index + 1];
    const { from, rate, rate_at_end: rateAtEnd = rate } = segment;
    const taxAtEnd = next?.tax_at ?? taxDue;
    return { from, to: next?.from ?? income, rate, rateAtEnd, tax: taxAtEnd - segment.tax_at };
  });
  if (start <= 0) return parts;
  const tax = reached[0]?.tax_at ?? taxDue;
  const rate = tax / start;
  return [{ from: 0, to: start, rate, rateAtEnd: rate, tax, isAverage: true }, ...parts];
}

export function rateText({ rate, rateAtEnd, isAverage }: BracketPart): string {
  if (isAverage) return `${percent(rate)} on average`;
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
  return figure({
    id: "bracket-bar",
    title: "The income by marginal rate",
    description: `${money(income, currency)} of income: ${text.join(", ")}.`,
    height: 66,
    shapes: parts
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
  });
}

const [top, bottom, curveHeight] = [16, 176, 200];

/** The marginal rate up to `upTo`. A vertical line in the alarm colour is a jump of the tax. */
export function marginalCurve(
  segments: readonly MarginalSegment[],
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
  return figure({
    id: "marginal-curve",
    title: "The marginal rate by income",
    description: description(segments, upTo, currency),
    height: curveHeight,
    caption: `What the next unit of income costs in tax. The thin line marks this income.${
      segments.some(({ cliff }) => cliff !== undefined)
        ? " A full-height line marks an income at which the tax itself jumps."
        : ""
    }`,
    shapes: html`<line class="stroke" x1="0" x2="100%" y1="${up(0)}" y2="${up(0)}"/>
<line class="stroke dashed" x1="${across(income)}" x2="${across(income)}" y1="${top - 6}" y2="${bottom}"/>
${lines}
<text class="small" x="0" y="${at(Number(up(most)) - 5)}">${percent(most, 1)}</text>
<text class="small" x="0" y="${curveHeight - 6}">0</text>
<text class="small ${isRight ? "end" : ""}" x="${across(income)}" y="${curveHeight - 6}">${number(income, 0)}</text>
${income < upTo * 0.7 ? html`<text class="small end" x="100%" y="${curveHeight - 6}">${number(upTo, 0)}</text>` : ""}`,
  });
}

function description(segments: readonly MarginalSegment[], upTo: number, currency: string): string {
  const parts = segments.map(({ from, rate, rate_at_end: end = rate, cliff }) => {
    const range = end === rate ? percent(rate) : `${percent(rate)} to ${percent(end)}`;
    const jump = cliff === undefined ? "" : `, after a jump of ${money(cliff, currency)}`;
    return `${range} from ${money(from, currency)}${jump}`;
  });
  return `${parts.join("; ")}; shown up to ${money(upTo, currency)}.`;
}

const [base, tallest, height] = [92, 64, 120];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** The payments on a line of time, or undefined if the law fixes no days. */
export function instalmentLine(
  instalments: TaxResult["quarterly"],
  year: { readonly from: string; readonly to: string },
  currency: string,
): Html | undefined {
  const dated = instalments.flatMap(({ payment, due_date: day }) =>
    day === undefined ? [] : [{ payment, day, time: Date.parse(day) }],
  );
  if (dated.length === 0) return undefined;
  const times = dated.map(({ time }) => time);
  const first = Math.min(Date.parse(year.from), ...times);
  const last = Math.max(Date.parse(year.to), ...times);
  const across = (time: number) => share(0.05 + 0.9 * ((time - first) / (last - first)));
  const most = Math.max(...dated.map(({ payment }) => payment), 1);
  return figure({
    id: "instalment-line",
    title: "The payments of the year",
    description: `${dated.map(({ payment, day }) => `${money(payment, currency)} by ${day}`).join(", ")}.`,
    height,
    caption: `From ${iso(first)} to ${iso(last)}.`,
    shapes: html`<line class="stroke" x1="0" x2="100%" y1="${base}" y2="${base}"/>
${dated.map(({ payment, day, time }) => {
  const tip = at(base - (payment / most) * tallest);
  return html`<line class="stroke main" x1="${across(time)}" x2="${across(time)}" y1="${base}" y2="${tip}"/><circle class="s1" cx="${across(time)}" cy="${tip}" r="5"/><text class="small middle" x="${across(time)}" y="${base + 18}">${shortDay(day)}</text>
`;
})}`,
  });
}

function iso(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function shortDay(day: string): string {
  return `${Number(day.slice(8, 10))} ${months[Number(day.slice(5, 7)) - 1] ?? ""}`;
}
