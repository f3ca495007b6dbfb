import type { Reporter, TestModule } from "vitest/node";

/**
 * Shows on stderr how many test files have run, if stderr is a terminal. Prints nothing to a file
 * or a pipe.
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

  onTestRunEnd(): void {
    this.#show("");
  }

  #show(text: string): void {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
  }
}
