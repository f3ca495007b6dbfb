/** Thrown when the process cannot start with its settings. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings are not valid:\n${problems.map((line) => `  ${line}`).join("\n")}`);
    this.name = "SettingsError";
    this.problems = problems;
  }
}
