/** Prints the faults of one kind, each message once, and sets the exit code. */
export function reportFaults(kind: string, faults: Iterable<string>): void {
  const messages = new Set(faults);
  for (const message of messages) process.stdout.write(`${message}\n`);
  if (messages.size > 0) process.exitCode = 1;
  process.stdout.write(`${kind}: ${messages.size === 0 ? "no" : messages.size} faults\n`);
}
