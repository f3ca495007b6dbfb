import type { MarginalSchedule, MarginalSegment } from "@almanac/tax";
import type { Reply } from "../../output/print-reply.ts";
import type { Style } from "../../output/style.ts";
import { table } from "../../output/table.ts";
import { marginalDrawing } from "./marginal-drawing.ts";
import { money, percent } from "./money.ts";

const columns = [
  { title: "income from", align: "right" },
  { title: "tax there", align: "right" },
  { title: "rate", align: "right" },
  { title: "jump", align: "right" },
  { title: "rounding", align: "right" },
] as const;

/** The reply of `almanac tax marginal`: the drawing, and the numbers behind it. */
export function marginalReply(schedule: MarginalSchedule): Reply {
  return {
    document: schedule,
    records: schedule.segments,
    quiet: schedule.segments.map(({ from, rate }) => `${money(from)} ${percent(rate)}`).join("\n"),
    human: (style) =>
      [
        title(schedule, style),
        marginalDrawing(schedule),
        table(columns, schedule.segments.map(row), style),
        schedule.is_truncated ? "There are more segments: ask with a smaller --income.\n" : "",
      ].join("\n"),
  };
}

function title({ jurisdiction, tax_year, currency }: MarginalSchedule, style: Style): string {
  const text = `${jurisdiction} ${tax_year}: tax on the next unit of income, in ${currency}`;
  return `${style("bold", text)}\n`;
}

function row(segment: MarginalSegment): string[] {
  const { from, tax_at, rate, rate_at_end, cliff, rounding } = segment;
  return [
    money(from),
    money(tax_at),
    rate_at_end === undefined ? percent(rate) : `${percent(rate)} to ${percent(rate_at_end)}`,
    cliff === undefined ? "" : money(cliff),
    rounding === undefined ? "" : `up to ${money(rounding)}`,
  ];
}
