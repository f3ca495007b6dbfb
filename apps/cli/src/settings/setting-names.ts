/** A value that the user may set once for many commands. */
export interface SettingKind {
  readonly name: string;
  /** The option of a command that wins over the setting. */
  readonly flag: string;
  readonly variable: `ALMANAC_${string}`;
  readonly help: string;
  /** The allowed values, if there are only a few. */
  readonly words?: readonly string[];
  /** Whether `almanac.json` of a project may set it. */
  readonly inProject: boolean;
}

/** A setting with the option of its name. */
function setting<Name extends string>(name: Name, help: string) {
  const variable = `ALMANAC_${name.toUpperCase()}` as const;
  return { name, flag: `--${name}`, variable, help, inProject: true };
}

export const settingKinds = [
  // A project that was downloaded must not be able to send requests, and the user's key, to a
  // server of its choice.
  { ...setting("api", "a server that answers look-ups and batches"), inProject: false },
  {
    ...setting("format", "how answers are printed"),
    flag: "--json, --ndjson, --csv, --tsv",
    words: ["text", "json", "ndjson", "csv", "tsv"],
  },
  setting("carrier", "dim: whose rule"),
  setting("profile", "dim: which rule of that carrier"),
  setting("jurisdiction", "tax, pay: whose law"),
  setting("status", "tax, pay: filing status"),
  setting("year", "tax, pay: tax year"),
] as const satisfies readonly SettingKind[];

export type SettingName = (typeof settingKinds)[number]["name"];

/** The value of a setting, and where it came from. */
export interface Setting {
  readonly value: string;
  /** `--api`, `ALMANAC_API`, or the path of a file. */
  readonly source: string;
}

/** Settings that have a value. */
export type Settings = Readonly<Partial<Record<SettingName, Setting>>>;
