/** The clock decides when links, keys and months end, so all instances must agree on the time. */
const toleranceMs = 2_000;

/** Compares this machine's clock with another one. The other clock is read between two readings of our own. */
export async function compareClocks(
  where: string,
  now: () => number,
  readOther: () => Promise<number>,
): Promise<void> {
  const before = now();
  const other = await readOther();
  const after = now();
  const aheadMs =
    before - toleranceMs > other ? before - other : after + toleranceMs < other ? after - other : 0;
  if (aheadMs === 0) return;
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  throw new Error(
    `the clock of this machine is ${seconds} seconds ${aheadMs > 0 ? "ahead of" : "behind"} that of ${where}`,
  );
}
