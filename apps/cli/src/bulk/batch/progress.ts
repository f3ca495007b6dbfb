import type { Context } from "../../context.ts";
import { formatNumber } from "../../text/numbers.ts";
import { terminalWidth } from "../../text/style.ts";

/** Shows on a terminal how far a batch is. */
interface Progress {
  readonly update: (state: ProgressState) => void;
  readonly clear: () => void;
}

interface ProgressState {
  readonly rows: number;
  readonly failed: number;
  /** Share of the input that has been read, 0 to 1; undefined for an input of unknown length. */
  readonly share: number | undefined;
}

const quietMs = 1000;
const stepMs = 200;

/** A line on stderr that is updated in place. It appears after the first second, and only on a terminal. */
export function createProgress({ io, quiet }: Context): Progress {
  const { stderr } = io;
  if (quiet || stderr.isTTY !== true) return { update: () => undefined, clear: () => undefined };
  const start = performance.now();
  let shownAt = start + quietMs - stepMs;
  let length = 0;
  return {
    update: (state) => {
      const now = performance.now();
      if (now - shownAt < stepMs) return;
      shownAt = now;
      const line = describe(state, (now - start) / 1000).slice(
        0,
        (terminalWidth(stderr) ?? 80) - 1,
      );
      stderr.write(`\r${line.padEnd(length)}`);
      length = line.length;
    },
    clear: () => {
      if (length > 0) stderr.write(`\r${" ".repeat(length)}\r`);
      length = 0;
    },
  };
}

function describe({ rows, failed, share }: ProgressState, seconds: number): string {
  const left = share === undefined || share === 0 ? undefined : (seconds * (1 - share)) / share;
  return [
    `${formatNumber(rows)} rows`,
    `${formatNumber(Math.round(rows / seconds))}/s`,
    `${formatNumber(failed)} failed`,
    ...(left === undefined ? [] : [`${clock(left)} left`]),
  ].join(", ");
}

function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
