import { html } from "hono/html";
import { money } from "../format.ts";
import type { Html } from "../html.ts";
import { at, figure, share } from "./figure.ts";

export interface Instalment {
  readonly period: string;
  readonly payment: number;
  /** Last day for the payment, such as 2026-04-15. */
  readonly due_date?: string | undefined;
}

const [base, tallest, height] = [92, 64, 120];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** The payments on a line of time, or undefined if the law fixes no days. */
export function instalmentLine(
  instalments: readonly Instalment[],
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
  return figure(
    {
      id: "instalment-line",
      title: "The payments of the year",
      description: `${dated.map(({ payment, day }) => `${money(payment, currency)} by ${day}`).join(", ")}.`,
      height,
      caption: `From ${iso(first)} to ${iso(last)}.`,
    },
    html`<line class="stroke" x1="0" x2="100%" y1="${base}" y2="${base}"/>
${dated.map(({ payment, day, time }) => {
  const tip = at(base - (payment / most) * tallest);
  return html`<line class="stroke main" x1="${across(time)}" x2="${across(time)}" y1="${base}" y2="${tip}"/><circle class="s1" cx="${across(time)}" cy="${tip}" r="5"/><text class="small middle" x="${across(time)}" y="${base + 18}">${shortDay(day)}</text>
`;
})}`,
  );
}

function iso(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function shortDay(day: string): string {
  return `${Number(day.slice(8, 10))} ${months[Number(day.slice(5, 7)) - 1] ?? ""}`;
}
