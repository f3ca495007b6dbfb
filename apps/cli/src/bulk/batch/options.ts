import {
  type CommandIssue,
  fault,
  refuse,
  wrongValue,
  wrongWord,
} from "../../errors/almanac-error.ts";
import type { OptionTexts, Typed } from "../../parser/options.ts";
import type { BulkService } from "../bulk-service.ts";
import { batchFormats, type InputFormat } from "../read/input.ts";

export const batchOptions = {
  from: [
    "--from <format>",
    "csv, tsv, ndjson or json (default: by the ending of the file, else by its content)",
  ],
  map: [
    "--map <pairs>",
    "the fields of columns with other names: weight=weightKg,w=widthCm",
    "repeated",
  ],
  set: ["--set <pairs>", "fields that are the same in every row: carrier=dhl", "repeated"],
  prefix: ["--prefix <text>", 'begins the names of the added columns (default: "result.")'],
  output: [
    "-o, --output <file>",
    "write to this file instead of stdout; it gets its name when it is complete",
  ],
  resume: ["--resume", "continue the file of a batch that was interrupted"],
  errors: ["--errors <file>", "also write the rows that failed to a file, as NDJSON"],
  failFast: ["--fail-fast", "stop at the first row that fails"],
  excelSafe: ["--excel-safe", "put ' before cells that a spreadsheet would read as formulas"],
  concurrency: ["--concurrency <count>", "cert: servers asked at a time (default: 20)"],
  rate: ["--rate <count>", "cert: the most servers asked in a second"],
} as const satisfies OptionTexts;

export type BatchOptions = Typed<typeof batchOptions>;

/** The options after they were read. */
export interface BatchSettings
  extends Pick<BatchOptions, "output" | "errors" | "resume" | "failFast" | "excelSafe"> {
  readonly from: InputFormat | undefined;
  /** Pairs of column and field. */
  readonly map: readonly Pair[];
  /** Pairs of field and value. */
  readonly set: readonly Pair[];
  readonly prefix: string;
  readonly concurrency: number;
  readonly perSecond: number | undefined;
}

export type Pair = readonly [name: string, value: string];

const see = "almanac help batch";

/** Refuses an option of the command. `why` completes the sentence that its name begins. */
export function refuseOption(parameter: string, why: string, allowed: string): never {
  return refuse(fault("invalid_value", parameter, why, { allowed, see }));
}

const defaultConcurrency = 20;

export function readSettings(options: BatchOptions, asksOthers: boolean): BatchSettings {
  const issues: CommandIssue[] = [];
  const settings: BatchSettings = {
    ...options,
    from: readFormat(options.from, issues),
    map: readPairs("--map", options.map, "weight=weightKg,w=widthCm", issues),
    set: readPairs("--set", options.set, "carrier=dhl", issues),
    prefix: options.prefix ?? "result.",
    concurrency:
      readCount("--concurrency", options.concurrency, 1000, issues) ?? defaultConcurrency,
    perSecond: readCount("--rate", options.rate, 10_000, issues),
  };
  issues.push(...misplaced(options, asksOthers));
  if (issues.length > 0) refuse(...issues);
  return settings;
}

function readFormat(text: string | undefined, issues: CommandIssue[]): InputFormat | undefined {
  const format = batchFormats.find((name) => name === text);
  if (text !== undefined && format === undefined) {
    issues.push(wrongWord("--from", batchFormats, text, { see }));
  }
  return format;
}

/** Reads `a=b,c=d`. A comma belongs to the value unless a name and an equals sign follow it. */
function readPairs(
  flag: string,
  texts: readonly string[] = [],
  example: string,
  issues: CommandIssue[],
): Pair[] {
  return texts
    .flatMap((text) => text.split(/,(?=[^,=]+=)/))
    .flatMap((text): Pair[] => {
      const place = text.indexOf("=");
      const [name, value] = [text.slice(0, place).trim(), text.slice(place + 1).trim()];
      if (place > 0 && name !== "" && value !== "") return [[name, value]];
      issues.push(wrongValue(flag, `name=value, such as ${example}`, text, { see }));
      return [];
    });
}

function readCount(
  flag: string,
  text: string | undefined,
  most: number,
  issues: CommandIssue[],
): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= most) return count;
  issues.push(wrongValue(flag, `a whole number from 1 to ${most}`, text, { see }));
  return undefined;
}

function misplaced(options: BatchOptions, asksOthers: boolean): CommandIssue[] {
  const issues: CommandIssue[] = [];
  const refused = (parameter: string, why: string, allowed: string) =>
    issues.push(fault("unknown_field", parameter, why, { allowed, see }));
  if (options.resume && options.output === undefined) {
    refused("--resume", "continues a file, and there is none", "--resume with -o <file>");
  }
  if (options.resume && asksOthers) {
    refused("--resume", "is not for certificates, whose answers change", "a new run");
  }
  for (const flag of ["concurrency", "rate"] as const) {
    if (options[flag] === undefined || asksOthers) continue;
    refused(`--${flag}`, "is only for services that ask other computers", "batch cert");
  }
  if (options.errors !== undefined && options.errors === options.output) {
    refused("--errors", "and -o name the same file", "two files");
  }
  return issues;
}

export interface BatchInput {
  readonly name: string;
  readonly file: string;
  readonly service: BulkService;
  readonly settings: BatchSettings;
}
