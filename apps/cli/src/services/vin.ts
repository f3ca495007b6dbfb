import { vin as declared } from "@almanac/questions/vin";
import {
  type DecodeVinOptions,
  type SafeResult,
  safeDecodeVin,
  type Vehicle,
  VinError,
  vinErrorCodes,
} from "@almanac/vin";
import type { Command } from "commander";
import { printAnswers } from "../bulk/print-answers.ts";
import type { Answer, Invocation } from "../command.ts";
import type { Context } from "../context.ts";
import { missingField, refuse, wrongValue } from "../errors/almanac-error.ts";
import type { Reply } from "../output/print-reply.ts";
import { addOptions, type OptionTexts, type Typed } from "../parser/options.ts";
import { askRow, remoteBatchOf } from "../remote/ask.ts";
import type { Service } from "./service.ts";
import { useChosenData, vinBulk } from "./vin/bulk.ts";
import { toErrorWithSuggestions } from "./vin/errors.ts";
import { readTables } from "./vin/tables.ts";
import { addToolbox } from "./vin/toolbox.ts";
import type { UpdateOptions } from "./vin/update.ts";
import { vehicleReply } from "./vin/view.ts";

const vinOptions = {
  year: ["--year <year>", "the model year, where it is known"],
  strict: ["--strict", "a wrong check digit is an error where the law asks for one"],
  explain: ["--explain", "print what decided each field, and the sources"],
} as const satisfies OptionTexts;

type VinOptions = Typed<typeof vinOptions>;

/** `almanac vin`. */
export function createVin(): Service {
  useChosenData();
  return { configure, readTables, errorCodes: vinErrorCodes };
}

function configure(command: Command, answer: Answer): void {
  addOptions(command, vinOptions)
    .description(
      "What a vehicle identification number says: make, model, year, body, engine. What is not known is left out.",
    )
    .usage("<vin...> [options]")
    .helpCommand(false)
    .argument("[vin...]", "17 characters each; without one, a list from stdin, one a line")
    .addHelpText("after", examples)
    .action(answer<VinOptions>(vin));
  addToolbox(command, answer);
  command
    .command("update")
    .summary("compile a newer month of NHTSA's data on this machine")
    .usage("<dump> [options]")
    .argument("[dump]", "NHTSA's monthly dump: a .zip, a .sql, or a folder with one of them")
    .option("--to <folder>", "where the data files are written (default: .almanac/vin-data)")
    .option("--force", "write them even if they differ from recorded answers")
    .option("--download", "print where the dump can be downloaded")
    .action(
      answer<UpdateOptions>(async (asked) => (await import("./vin/update.ts")).update(asked)),
    );
}

const examples = `
Exit code 1 when a VIN is invalid or unknown, 4 when the tables that come with almanac are damaged.

Examples:
  almanac vin 1HGCM82633A004352
  almanac vin WDD2040821A540000 --explain
  almanac vin --ndjson < vins.txt
  almanac vin wmi 1HG
  almanac vin models --make Honda --year 2015
  almanac vin match '5UXWX7C5*BA'
  almanac vin update vPICList_lite_2026_11.plain.zip
  almanac vin generate --make Honda --year 2015 --count 5`;

const see = "almanac help vin";

async function vin({ words, options, context }: Invocation<VinOptions>): Promise<Reply> {
  const settings = readSettings(options);
  const { io, mode } = context;
  const [only, ...others] = words;
  // As CSV, one VIN has the columns of a list.
  const isRow = mode === "csv" || mode === "tsv";
  if (only !== undefined && others.length === 0 && only !== "-" && !isRow) {
    const result = await decode(only, settings, context);
    if (!result.success) throw toErrorWithSuggestions(result.error, only);
    return vehicleReply(result.data);
  }
  // Input from a terminal is not waited for.
  if (only === undefined && io.stdin.isTTY) refuseNothing();
  const isList = words.length === 0 || (only === "-" && others.length === 0);
  const list = { name: "vin", service: vinBulk, format: "lines", constants: settings } as const;

  const asked = isList ? { file: "-" } : { words };
  return await printAnswers(asked, { ...list, onEmpty: refuseNothing }, context);
}

function refuseNothing(): never {
  return refuse(missingField("<vin>", "one or more VINs, or a list on stdin", see));
}

const onServer = remoteBatchOf(declared, declared.questions.decodeVin);

/** Decodes one VIN. Damaged tables affect every VIN, so they end the command with an error. */
async function decode(
  vin: string,
  settings: DecodeVinOptions,
  { io, settings: { api } }: Context,
): Promise<SafeResult<Vehicle>> {
  const decodeHere = () => safeDecodeVin(vin, { now: io.now, ...settings });
  const result =
    api === undefined
      ? decodeHere()
      : await askRow<Vehicle, VinError>({ vin, ...settings }, onServer, api.value, io);
  if (result.success) return result;
  if (result.error.category === "unavailable") throw result.error;
  if (api === undefined) return result;
  // A server sends no suggestions in a batch, so this machine finds them.
  const suggest = () => decodeHere().error?.suggestions ?? [];
  return { success: false, error: new VinError(result.error.issues, { suggest }) };
}

function readSettings({ year, ...flags }: VinOptions) {
  if (year === undefined) return flags;
  const number = /^\d{4}$/.test(year) ? Number(year) : 0;
  if (number >= 1980 && number <= 2100) return { year: number, ...flags };
  return refuse(wrongValue("--year", "a whole number from 1980 to 2100", year, { see }));
}
