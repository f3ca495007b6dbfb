import { nearestCode } from "@almanac/kernel/messages/nearest";
import { tax } from "@almanac/questions/tax";
import { jurisdictions, safeJurisdiction, type TaxError, type TaxIssue } from "@almanac/tax";
import type { Command } from "commander";
import type { BulkService } from "../../bulk/bulk-service.ts";
import { printAnswers } from "../../bulk/print-answers.ts";
import type { Answer, Invocation } from "../../command.ts";
import { AlmanacError, type CommandIssue, inTwoLines, refuse } from "../../errors/almanac-error.ts";
import type { Reply } from "../../output/print-reply.ts";
import type { TypedOptions } from "../../parser/options.ts";
import { foreignOptions } from "../../parser/usage.ts";
import { type Asked, askQuestion } from "../../remote/ask.ts";
import { quoted } from "../../text/printable.ts";
import { addFields, type OptionField, type ReadRequest, readRequest } from "../request-fields.ts";
import { type Amount, addPlaceAnd, readWords, withDefaults } from "./read-requests.ts";

/** Reads options and arguments, asks the library or the server, and throws all faults. */
export async function askLibrary<Answer>(
  { words, command, context }: Invocation<TypedOptions>,
  fields: readonly OptionField[],
  see: string,
  question: Asked<Answer, TaxError>,
): Promise<Answer> {
  // If a command and the command above it have the same option, the parser gives it to the
  // command above.
  const given = command.optsWithGlobals<TypedOptions>();
  const typed = readWords(words, given, see, amountOf(fields));
  const options = withDefaults({ ...given, ...typed.options }, fields, context);
  const { request, issues: unread } = readRequest(options, fields, see);
  const issues = [
    ...typed.issues,
    ...unread,
    ...foreignOptions(
      command,
      fields.map(({ flag }) => flag),
      see,
    ),
  ];
  const result = await askQuestion(tax, question, request, context);
  if (result.success && issues.length === 0) return result.data;
  const { jurisdiction } = request;
  const place = typeof jurisdiction === "string" ? jurisdiction : undefined;
  const refusals = result.success ? [] : [{ error: result.error, jurisdiction: place }];
  return refuseRequests(refusals, issues, { fields, see });
}

/** Makes the function that adds a command below another. The command asks one question. */
export function nestedIn(parent: Command, answer: Answer, see: string) {
  return <Data>(
    name: string,
    summary: string,
    fields: readonly OptionField[],
    question: Asked<Data, TaxError>,
    reply: (data: Data) => Reply,
  ): void => {
    const command = parent.command(name).summary(summary);
    if (fields.some(({ flag }) => flag === "--jurisdiction")) {
      addPlaceAnd(amountOf(fields), command);
    }
    addFields(command, fields).action(
      answer<TypedOptions>(async (asked) => reply(await askLibrary(asked, fields, see, question))),
    );
  };
}

function amountOf(fields: readonly OptionField[]): Amount {
  return fields.some(({ flag }) => flag === "--net") ? "net" : "income";
}

interface ListCommand extends RefusingCommand {
  readonly name: string;
  readonly service: BulkService;
  /** What is said of an income in the arguments. */
  readonly allowed?: string;
  /** The requests that the options make. There must be one. */
  readonly requestsOf?: (request: ReadRequest["request"]) => readonly object[];
}

/**
 * Answers requests from stdin: `almanac tax -`. The options fill the fields that a request leaves
 * out.
 */
export async function answerList(
  { words: [, income], options, context }: Invocation<TypedOptions>,
  { name, service, fields, see, allowed = "one value for all", requestsOf }: ListCommand,
): Promise<Reply> {
  const { request, issues } = readRequest(withDefaults(options, fields, context), fields, see);
  const [constants = {}, ...others] = requestsOf?.(request) ?? [request];
  if (income !== undefined || others.length > 0) {
    const parameter = income === undefined ? "--jurisdiction" : "<income>";
    const what = `${parameter} cannot be used with - like this: each request on stdin has its own`;
    refuse(...issues, { code: "invalid_value", parameter, what, allowed, see });
  }
  if (issues.length > 0) refuse(...issues);
  const list = { name, service, format: "ndjson", constants: { ...constants } } as const;
  return await printAnswers({ file: "-" }, list, context);
}

/** An error of the library for one jurisdiction. */
export interface Refusal {
  readonly error: TaxError;
  /** As the user typed it. Undefined if no jurisdiction was typed. */
  readonly jurisdiction: string | undefined;
}

/** The command whose options are named, and the page that helps. */
interface RefusingCommand {
  readonly fields: readonly OptionField[];
  readonly see: string;
}

/**
 * Throws one error with all issues: first the values that could not be parsed, then the issues of
 * the library.
 */
export function refuseRequests(
  refusals: readonly Refusal[],
  own: readonly CommandIssue[],
  command: RefusingCommand,
): never {
  const unread = new Set(own.map((issue) => issue.parameter));
  // An issue that is the same for several jurisdictions is reported once.
  const refused = new Map<string, CommandIssue>();
  for (const { error, jurisdiction } of refusals) {
    for (const issue of error.issues) {
      const named = inOptions(issue, jurisdiction, command);
      if (issue.code === "missing_field" && unread.has(named.parameter)) continue;
      refused.set(named.what, named);
    }
  }
  const [category = "invalid", ...others] = new Set(refusals.map(({ error }) => error.category));
  const isMixed = own.length > 0 || others.length > 0;
  throw new AlmanacError(isMixed ? "invalid" : category, [...own, ...refused.values()], {
    cause: refusals[0]?.error,
  });
}

function inOptions(
  issue: TaxIssue,
  jurisdiction: string | undefined,
  { fields, see }: RefusingCommand,
): CommandIssue {
  const [field = "", ...rest] = issue.path;
  const known = fields.find((each) => each.field === field);
  const parameter = known?.flag ?? String(field);
  if (issue.code === "missing_field" && rest.length === 0) {
    const [, allowed] = / Send (.+)\.$/.exec(issue.message) ?? [];
    const what = `${parameter} is missing`;
    return { code: issue.code, parameter, what, ...(allowed && { allowed }), see };
  }
  if (issue.code === "missing_field" && field === "exchange_rates") {
    const pair = String(rest[0]);
    const [from, to] = pair.split("/");
    const allowed = `${parameter} ${pair}=<how much ${to} one ${from} is>`;
    return { code: issue.code, parameter, what: `${parameter} ${pair} is missing`, allowed, see };
  }
  if (issue.code === "unsupported_jurisdiction" && isUnknown(jurisdiction)) {
    return jurisdictionIssue(issue, jurisdiction);
  }
  // Where a part of an option is at fault, the library writes `options.saxony`.
  const part = issue.message.replace(new RegExp(`\\b${field}\\.(?=\\w)`), `${parameter} `);
  // A name such as `tax_year` is always the field. A name such as `jurisdiction` can also be a word
  // of the sentence.
  const named = String(field).includes("_")
    ? part.replaceAll(String(field), parameter)
    : part.replace(String(field), parameter);
  const message = named.replace(/\.$/, "");
  return { code: issue.code, parameter, ...inTwoLines(message), see };
}

function isUnknown(given: string | undefined): boolean {
  return given !== undefined && !safeJurisdiction(given).success;
}

function jurisdictionIssue(issue: TaxIssue, given = ""): CommandIssue {
  const known = jurisdictions().map(({ jurisdiction: code, name }) => ({ code, name }));
  return {
    code: issue.code,
    parameter: "--jurisdiction",
    what: `--jurisdiction ${quoted(given)} is not a known jurisdiction`,
    allowed: "a code such as US-CA, DE or GB",
    suggestion: nearestCode(given, known),
    see: "almanac tables tax list",
  };
}
