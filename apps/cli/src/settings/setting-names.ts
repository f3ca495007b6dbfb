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

export const settingKinds = [
  {
    name: "api",
    flag: "--api",
    variable: "ALMANAC_API",
    help: "a server that answers look-ups and batches",
    // A project that was downloaded must not be able to send requests, and the user's key, to a
    // server of its choice.
    inProject: false,
  },
  {
    name: "format",
    flag: "--json, --ndjson, --csv, --tsv",
    variable: "ALMANAC_FORMAT",
    help: "how answers are printed",
    words: ["text", "json", "ndjson", "csv", "tsv"],
    inProject: true,
  },
  {
    name: "carrier",
    flag: "--carrier",
    variable: "ALMANAC_CARRIER",
    help: "dim: whose rule",
    inProject: true,
  },
  {
    name: "profile",
    flag: "--profile",
    variable: "ALMANAC_PROFILE",
    help: "dim: which rule of that carrier",
    inProject: true,
  },
  {
    name: "jurisdiction",
    flag: "--jurisdiction",
    variable: "ALMANAC_JURISDICTION",
    help: "tax, pay: whose law",
    inProject: true,
  },
  {
    name: "status",
    flag: "--status",
    variable: "ALMANAC_STATUS",
    help: "tax, pay: filing status",
    inProject: true,
  },
  {
    name: "year",
    flag: "--year",
    variable: "ALMANAC_YEAR",
    help: "tax, pay: tax year",
    inProject: true,
  },
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
