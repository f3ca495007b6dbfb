import { DimWeightError, dimWeightErrorCodes } from "@almanac/dimweight";
import { unwrap } from "@almanac/kernel/errors/result";
import { keysOf, present } from "@almanac/kernel/objects/objects";
import { dimweight } from "@almanac/questions/dimweight";
import type { Command } from "commander";
import { printAnswers } from "../bulk/print-answers.ts";
import type { Answer, Invocation } from "../command.ts";
import type { Context } from "../context.ts";
import { type CommandIssue, fault, refuse } from "../errors/almanac-error.ts";
import type { Reply } from "../output/print-reply.ts";
import { addOptions, flagOf, type OptionTexts, type Typed } from "../parser/options.ts";
import { askQuestion } from "../remote/ask.ts";
import { carrierOf, dimweightBulk, profileOf } from "./dimweight/operations.ts";
import { type ParcelInput, parcelOptions, readParcel } from "./dimweight/parcel.ts";
import { refuseRequest } from "./dimweight/refuse-request.ts";
import { readTables } from "./dimweight/tables.ts";
import { compareReply, resultReply } from "./dimweight/view.ts";
import type { Service } from "./service.ts";

const { calculateDimWeight, compareCarriers } = dimweight.questions;
const see = "almanac help dim";

const dimOptions = {
  ...parcelOptions,
  carrier: ["--carrier <name>", "whose rule; with --compare a list: ups,dhl"],
  profile: ["--profile <name>", "another of the carrier's rules, such as us_daily"],
  asOf: ["--as-of <date>", "the rule in force on that day: 2025-08-17 (default: today, UTC)"],
  explain: ["--explain", "print the rule, every step and the sources"],
  compare: ["--compare", "all carriers in one table, lightest bill first"],
  allProfiles: ["--all-profiles", "with --compare: every profile, not only each carrier's default"],
} as const satisfies OptionTexts;

type DimOptions = Typed<typeof dimOptions>;

export function createDimweight(): Service {
  return { configure, readTables, errorCodes: dimWeightErrorCodes };
}

function configure(command: Command, answer: Answer): void {
  addOptions(command, dimOptions)
    .description(
      "What a parcel is billed at under the carrier's published rule: its dimensional weight and its billable weight. No rate quotes, no negotiated rules.",
    )
    .usage("<size> <weight> [options]")
    .argument(
      "[size]",
      "length x width x height: 40x30x20cm; or - for requests on stdin, one JSON object a line",
    )
    .argument("[weight...]", "2kg, 4.4lb")
    .addHelpText("after", examples)
    .action(answer<DimOptions>(dim));
}

const examples = `
Without --carrier, the short form compares all carriers.

Examples:
  almanac dim --length 40 --width 30 --height 20 --weight 2 --carrier dhl
  almanac dim 40x30x20cm 2kg --carrier ups --explain
  almanac dim 16x12x8in 4.4lb --compare --json`;

async function dim(invocation: Invocation<DimOptions>): Promise<Reply> {
  const { words, options, context } = invocation;
  if (words.length === 1 && words[0] === "-") {
    const constants = { ...readConstants(options, context) };
    const list = { name: "dim", service: dimweightBulk, format: "ndjson", constants } as const;
    return await printAnswers({ file: "-" }, list, context);
  }
  const parcel = readParcel(words, options);
  const compare = options.compare === true || isBareShortForm(words, options, context);
  const issues = [...parcel.issues, ...misplaced(options, compare)];
  try {
    const reply = compare ? await compared(parcel, invocation) : await single(parcel, invocation);
    if (issues.length === 0) return reply;
  } catch (error) {
    if (!(error instanceof DimWeightError)) throw error;
    const selection = { ...options, ...chosenOf(options, context.settings) };
    return refuseRequest(error, issues, parcel, selection);
  }
  return refuseRequest(undefined, issues, parcel, options);
}

/** The carrier and the profile that were typed, or else those of the settings. */
function chosenOf(options: DimOptions, settings: Context["settings"]) {
  return present({ carrier: carrierOf(options, settings), profile: profileOf(options, settings) });
}

/** The fields that the options give to every request of a list. */
function readConstants(options: DimOptions, { mode, fields, settings }: Context): object {
  const misplaced = [...keysOf(parcelOptions), "compare", "allProfiles"] as const;
  const flags = misplaced
    .filter((name) => options[name] !== undefined)
    .map((name) => flagOf(dimOptions[name][0]));
  if (flags.length > 0) {
    refuse(
      ...flags.map((flag) =>
        fault(
          "unknown_field",
          flag,
          "cannot be used with -, which reads whole requests from stdin",
          {
            allowed: "--carrier, --profile, --as-of, --explain",
            see,
          },
        ),
      ),
    );
  }
  const { profile, asOf, explain } = options;
  const isExplained = explain === true || (mode === "human" && fields === undefined);
  const carrier = carrierOf(options, settings);
  return present({ carrier, profile, asOf, explain: isExplained || undefined });
}

async function single(
  parcel: ParcelInput,
  { options, context }: Invocation<DimOptions>,
): Promise<Reply> {
  const request = { ...shared(parcel, options, context), ...chosenOf(options, context.settings) };
  const result = unwrap(await askQuestion(dimweight, calculateDimWeight, request, context));
  return resultReply(result, parcel.fields, options.explain === true);
}

async function compared(
  parcel: ParcelInput,
  { options, context }: Invocation<DimOptions>,
): Promise<Reply> {
  const { carrier, allProfiles } = options;
  const carriers = carrier?.split(",").map((name) => name.trim());
  const profiles = allProfiles === true ? "all" : undefined;
  const request = { ...shared(parcel, options, context), ...present({ carriers, profiles }) };
  const result = unwrap(await askQuestion(dimweight, compareCarriers, request, context));
  return compareReply(result, options.explain === true);
}

/** The fields of both requests. Text for people needs the explanation for pounds. */
function shared(parcel: ParcelInput, { asOf, explain }: DimOptions, { mode }: Context): object {
  const isExplained = explain === true || mode === "human";
  return { ...parcel.fields, ...present({ asOf, explain: isExplained || undefined }) };
}

/**
 * True for `almanac dim 40x30x20cm 2kg`: without a carrier, this short form compares all carriers.
 */
function isBareShortForm(
  words: readonly string[],
  options: DimOptions,
  { settings }: Context,
): boolean {
  const carrier = carrierOf(options, settings);
  return words.length > 0 && carrier === undefined && options.profile === undefined;
}

function misplaced(options: DimOptions, compare: boolean): CommandIssue[] {
  const issues: CommandIssue[] = [];
  if (compare && options.profile !== undefined) {
    const why = "belongs to one carrier and cannot be used with --compare";
    issues.push(fault("unknown_field", "--profile", why, { suggestion: "--all-profiles", see }));
  }
  if (!compare && options.allProfiles === true) {
    const why = "has a meaning only with --compare";
    issues.push(fault("unknown_field", "--all-profiles", why, { see }));
  }
  return issues;
}
