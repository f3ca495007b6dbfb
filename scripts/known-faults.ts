import { readFileSync } from "node:fs";

/**
 * Compares the faults of one kind with the list in `scripts/known-faults.txt`, prints the differences and sets the exit
 * code. The list may only become shorter: a fault that is not listed fails, and so does a listed fault that is fixed.
 */
export function reportFaults(kind: string, faults: Readonly<Record<string, string>>): void {
  const known = readFileSync("scripts/known-faults.txt", "utf8")
    .split("\n")
    .filter((line) => line.startsWith(`${kind} `));
  const keys = Object.keys(faults).map((key) => `${kind} ${key}`);
  const added = Object.entries(faults).filter(([key]) => !known.includes(`${kind} ${key}`));
  const gone = known.filter((line) => !keys.includes(line));

  for (const message of new Set(added.map(([, text]) => text)))
    process.stdout.write(`${message}\n`);
  for (const line of gone) {
    process.stdout.write(
      `${kind}: this fault is gone, so remove its line from scripts/known-faults.txt: ${line}\n`,
    );
  }
  if (added.length > 0 || gone.length > 0) process.exitCode = 1;
  const rest = keys.length - added.length;
  process.stdout.write(
    `${kind}: ${added.length === 0 ? "no" : added.length} new faults${rest > 0 ? `, ${rest} known` : ""}\n`,
  );
}
