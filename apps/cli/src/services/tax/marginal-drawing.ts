import type { MarginalSchedule, MarginalSegment } from "@almanac/tax";
import { money, percent } from "./money.ts";

const width = 64;
const height = 12;

/** The marginal rate over income as columns of text: the highest rate within each column. `^` marks a jump of the tax. */
export function marginalDrawing({ segments, up_to: upTo }: MarginalSchedule): string {
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
