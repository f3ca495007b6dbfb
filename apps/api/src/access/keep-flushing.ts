import { outageReason } from "../store/outage.ts";
import type { Meter } from "./quota-meter.ts";

/**
 * Writes the counts twice a second until stopped. Logs when the store becomes unavailable and when it is available
 * again.
 */
export function keepFlushing(
  meter: Meter,
  report: (message: string) => void,
  everyMs = 500,
): () => void {
  let isAway = false;
  const timer = setInterval(() => {
    meter.flush().then(
      () => {
        if (isAway) report("the store is available again; counts are written again");
        isAway = false;
      },
      (error: unknown) => {
        if (!isAway) {
          report(
            `the store is unavailable (${outageReason(error)}); counts are kept until it is available again`,
          );
        }
        isAway = true;
      },
    );
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
