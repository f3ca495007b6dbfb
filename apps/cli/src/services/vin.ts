import {
  type DecodeVinOptions,
  type SafeResult,
  safeDecodeVin,
  type Vehicle,
  type VinError,
  vinErrorCodes,
} from "@almanac/vin";
import type { Command } from "commander";
import type { Answer, Invocation } from "../command.ts";
import type { Context } from "../context.ts";
import { AlmanacError, type CommandIssue } from "../errors/almanac-error.ts";
import { exitCodes } from "../errors/exit-codes.ts";
import { toProblem } from "../errors/problem.ts";
import { refuse } from "../errors/refuse.ts";
import { quoted } from "../output/printable.ts";
import type { Reply } from "../output/reply.ts";
import type { Service } from "./service.ts";
import { readTables } from "./vin/tables.ts";
import { rowsReply, type VehicleRow, vehicleReply } from "./vin/view.ts";

interface VinOptions {
  readonly year?: string;
  readonly strict?: true;
  readonly explain?: true;
}

/** `almanac vin`. */
export function createVin(): Service {
  return { configure, readTables, errorCodes: vinErrorCodes };
}

function configure(command: Command, answer: Answer): void {
  command
    .description(
      "What a vehicle identification number says: make, model, year, body, engine. What is not known is left out.",
    )
    .usage("<vin...> [options]")
    .argument("[vin...]", "17 characters each; without one, a list from stdin, one a line")
    .option("--year <year>", "the model year, where it is known")
    .option("--strict", "a wrong check digit is an error where the law asks for one")
    .option("--explain", "print what decided each field, and the sources")
    .addHelpText("after", examples)
    .action(answer<VinOptions>(vin));
}

const examples = `
Exit code 1 when a VIN is invalid or unknown, 4 when the tables that come with almanac are damaged.

Examples:
  almanac vin 1HGCM82633A004352
  almanac vin WDD2040821A540000 --explain
  almanac vin --ndjson < vins.txt`;

const see = "almanac help vin";

async function vin({ words, options, context }: Invocation<VinOptions>): Promise<Reply> {
  const vins = words.length > 0 ? words : await readList(context);
  const settings = readSettings(options, context);
  const [only, ...others] = vins;
  if (only === undefined) {
    return refuse({
      code: "missing_field",
      parameter: "<vin>",
      what: "<vin> is missing",
      allowed: "one or more VINs, or a list on stdin",
      see,
    });
  }
  if (words.length === 1 && others.length === 0) {
    const result = decode(only, settings);
    if (!result.success) throw toAlmanacError(result.error, only);
    return vehicleReply(result.data);
  }
  return rowsReply(
    vins.map((each): VehicleRow => {
      const result = decode(each, settings);
      return result.success
        ? { input: each, data: result.data }
        : { input: each, error: toProblem(toAlmanacError(result.error, each)) };
    }),
  );
}

/** Decodes one VIN. Damaged tables affect every VIN, so they end the command with an error. */
function decode(vin: string, settings: DecodeVinOptions): SafeResult<Vehicle> {
  const result = safeDecodeVin(vin, settings);
  if (!result.success && result.error.category === "unavailable") throw result.error;
  return result;
}

/** The lines of stdin that are not blank. Does not wait for input from a terminal. */
async function readList({ io }: Context): Promise<string[]> {
  if (io.stdin.isTTY) return [];
  let text = "";
  io.stdin.setEncoding("utf8");
  for await (const chunk of io.stdin) text += String(chunk);
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function readSettings({ year, strict, explain }: VinOptions, { io }: Context) {
  const number = year === undefined ? undefined : Number(year);
  if (year !== undefined && !(/^\d{4}$/.test(year) && Number(year) >= 1980)) {
    return refuse({
      code: "invalid_value",
      parameter: "--year",
      what: `--year ${quoted(year)} is not a model year`,
      allowed: "a year from 1980 on: 2015",
      see,
    });
  }
  return {
    now: io.now,
    ...(number === undefined ? {} : { year: number }),
    ...(strict === undefined ? {} : { strict }),
    ...(explain === undefined ? {} : { explain }),
  };
}

/** An invalid VIN is an answer of "no" (exit code 1), not a wrong use of the command (exit code 2). */
function toAlmanacError(error: VinError, given: string): AlmanacError {
  const issues = error.issues.map(({ code, message }): CommandIssue => {
    const what = `${quoted(given)}: ${message.replace(/\.$/, "")}`;
    return { code, parameter: "<vin>", what, see };
  });
  return new AlmanacError(error.category, issues, { cause: error, exit: exitCodes.no.exit });
}
