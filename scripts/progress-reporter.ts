import type { Reporter, TestModule } from "vitest/node";

const slowSeconds = 30;

/**
 * Shows on stderr how many test files have run, if stderr is a terminal. Names the files that took
 * long at the end.
 */
export default class ProgressReporter implements Reporter {
  #all = 0;
  #done = 0;
  #failed = 0;

  onTestRunStart(files: readonly unknown[]): void {
    this.#all = files.length;
    this.#done = 0;
    this.#failed = 0;
  }

  onTestModuleEnd(file: TestModule): void {
    this.#done++;
    if (file.state() === "failed") this.#failed++;
    this.#show(`${this.#done} of ${this.#all} test files, ${this.#failed} failed`);
  }

  onTestRunEnd(files: readonly TestModule[]): void {
    this.#show("");
    const slow = files
      .map((file) => ({ name: file.relativeModuleId, ms: file.diagnostic().duration }))
      .filter(({ ms }) => ms > slowSeconds * 1000)
      .sort((one, other) => other.ms - one.ms)
      .map(({ name, ms }) => `${Math.round(ms / 1000)} s ${name}`);
    if (slow.length > 0) process.stdout.write(`\nLong: ${slow.join(", ")}\n`);
  }

  #show(text: string): void {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
  }
}
