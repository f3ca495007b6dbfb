import type {
  EstimatedTaxPlan,
  GrossForResult,
  MarginalSchedule,
  MarginalSegment,
} from "@almanac/tax";
import type { Reply } from "../../output/print-reply.ts";
import { block, textRows } from "../../text/lines.ts";
import type { Style } from "../../text/style.ts";
import { right, table } from "../../text/table.ts";
import { money, percent } from "./money.ts";
import { notes, paymentTable } from "./show-tax.ts";

export function grossForReply(result: GrossForResult): Reply {
  const { currency } = result;
  const amount = (value: number): string => `${money(value)} ${currency}`;
  const reached = result.is_exact ? "" : " (no income leaves exactly the requested amount)";
  const rows = textRows([
    ["gross income", amount(result.gross_income)],
    ["tax due", amount(result.tax_due)],
    ["net", `${amount(result.net)}${reached}`],
    ["jurisdiction", result.jurisdiction],
    ["tax year", result.tax_year],
  ]);
  return {
    document: result,
    quiet: amount(result.gross_income),
    human: (style) => block(rows, style),
  };
}

export function planReply(plan: EstimatedTaxPlan): Reply {
  const amount = (value: number): string => `${money(value)} ${plan.currency}`;
  const ofLevels = plan.levels.flatMap((level) => {
    const { jurisdiction, reason, current_year_amount: current, prior_year_amount: prior } = level;
    return [
      [jurisdiction, `${amount(level.estimated_payments)}, ${reason.replaceAll("_", " ")}`],
      ["by this year", amount(current)],
      ["by last year", prior === undefined ? "does not count" : amount(prior)],
    ] as const;
  });
  const rows = textRows([
    ["estimated payments", amount(plan.estimated_payments)],
    ["required payment", amount(plan.required_annual_payment)],
    ["total tax", amount(plan.total_tax)],
    ["withholding", amount(plan.withholding)],
    ...ofLevels,
    ["tax year", `${plan.jurisdiction} ${plan.tax_year}`],
  ]);
  return {
    document: plan,
    quiet: amount(plan.estimated_payments),
    human: (style) =>
      block(rows, style) + paymentTable(plan.payments, plan.currency, style) + notes(plan, style),
  };
}

const columns = [
  right("income from"),
  right("tax there"),
  right("rate"),
  right("jump"),
  right("rounding"),
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

const width = 64;
const height = 12;

/** The highest rate within each column of text. `^` marks a jump of the tax. */
function marginalDrawing({ segments, up_to: upTo }: MarginalSchedule): string {
  const step = upTo / width;
  const columns = Array.from({ length: width }, (_, index) =>
    columnOf(segments, index * step, (index + 1) * step, upTo),
  );
  const top = Math.max(0.01, ...columns.map(({ rate }) => rate));
  const label = (rate: number): string => percent(Number(rate.toFixed(3))).padStart(8);
  const lines = Array.from({ length: height }, (_, index) => {
    const level = ((height - index) / height) * top;
    // A rate above 0 is always visible, even if it is low.
    const bars = columns.map(({ rate }) =>
      rate >= level - top / height / 2 || (index === height - 1 && rate > 0) ? "█" : " ",
    );
    const isLabelled = index === 0 || index === height / 2;
    return `${isLabelled ? label(level) : " ".repeat(8)} │${bars.join("").trimEnd()}`;
  });
  const jumps = columns.map(({ hasJump }) => (hasJump ? "^" : " "));
  const marks = jumps.includes("^") ? [`    jump  ${jumps.join("")}`.trimEnd()] : [];
  const axis = `${label(0)} └${"─".repeat(width)}`;
  const end = money(upTo);
  const half = money(upTo / 2);
  const scale = `${" ".repeat(10)}0${half.padStart(width / 2 + Math.ceil(half.length / 2) - 1)}`;
  const labels = scale + end.padStart(width + 10 - scale.length);
  return `${[...lines, axis, ...marks, labels].join("\n")}\n`;
}

interface Column {
  /** The highest rate of its incomes; below 0 where the tax falls. */
  readonly rate: number;
  readonly hasJump: boolean;
}

function columnOf(
  segments: readonly MarginalSegment[],
  from: number,
  to: number,
  upTo: number,
): Column {
  let rate = Number.NEGATIVE_INFINITY;
  let hasJump = false;
  for (const [index, segment] of segments.entries()) {
    const end = segments[index + 1]?.from ?? upTo;
    if (segment.from >= to || end <= from) continue;
    const last = segment.rate_at_end ?? segment.rate;
    const at = (income: number): number =>
      segment.rate + ((last - segment.rate) * (income - segment.from)) / (end - segment.from || 1);
    rate = Math.max(rate, at(Math.max(from, segment.from)), at(Math.min(to, end)));
    hasJump ||= segment.cliff !== undefined && segment.from >= from;
  }
  return { rate, hasJump };
}
