import { listed } from "@almanac/kernel/messages/wording";
import { type Field, flag, number, oneOf, wholeNumber } from "@almanac/kernel/requests/field";
import { type Exact, exact } from "../amounts.ts";

/** An option of a pay request that affects contributions. */
export interface Option<Value = unknown> {
  readonly kind: "rate" | "amount" | "count" | "flag" | "word";
  readonly field: Field;
  /**
   * The value for a request without the option, in the form of a request. Undefined if the figures
   * of the year decide.
   */
  readonly fallback: number | string | boolean | undefined;
  /** One sentence: what the option means, and which value is used if it is absent. */
  readonly description: string;
  /** Converts the value of the request into the value for the rules. */
  readonly valueFrom: (sent: unknown) => Value;
}

/** The options of a jurisdiction, by name. */
export type OptionTable = Readonly<Record<string, Option>>;

/** The values of a table of options, as the rules receive them. */
export type OptionValues<Options extends OptionTable> = {
  readonly [Name in keyof Options]: Options[Name] extends Option<infer Value> ? Value : never;
};

/**
 * Makes an option. `convert` makes the value for the rules from the value that the request or the
 * default has.
 */
function option<Sent, Value>(
  kind: Option["kind"],
  field: Field<Sent>,
  fallback: Option["fallback"],
  description: string,
  convert: (sent: Sent) => Value,
): Option<Value> {
  // `field` has accepted each value that is sent, and a default is such a value.
  return { kind, field, fallback, description, valueFrom: (sent) => convert(sent as Sent) };
}

/** The value of an option that the rules receive unchanged. */
const unchanged = <Value>(sent: Value): Value => sent;

/** A fraction from 0 to 1: 0.015 is 1.5 %. */
export function rateOption(description: string, fallback: number): Option<Exact> {
  const field = number(0, 1, "a fraction from 0 to 1 such as 0.015");
  return option("rate", field, fallback, description, exact);
}

/** A number that multiplies a rate. */
export function factorOption(
  description: string,
  [least, most]: readonly [number, number],
  fallback: number,
): Option<Exact> {
  const field = number(least, most, `a number from ${least} to ${most}`);
  return option("rate", field, fallback, description, exact);
}

/** A fraction from 0 to 1. By default the rules use a figure of the year. */
export function yearRateOption(description: string): Option<Exact | undefined> {
  return withoutFallback(rateOption(description, 0));
}

/** An amount in the currency of the jurisdiction. */
export function amountOption(description: string, fallback: number): Option<Exact> {
  const field = number(0, 1e12, "an amount from 0 to 1000000000000");
  return option("amount", field, fallback, description, exact);
}

/** Like {@link amountOption}. By default the rules use a figure of the year. */
export function yearAmountOption(description: string): Option<Exact | undefined> {
  return withoutFallback(amountOption(description, 0));
}

/** A whole number. */
export function countOption(
  description: string,
  [least, most]: readonly [number, number],
  fallback: number,
): Option<number> {
  const field = wholeNumber(least, most, `a whole number from ${least} to ${most}`);
  return option("count", field, fallback, description, unchanged);
}

/** True or false. */
export function flagOption(description: string, fallback: boolean): Option<boolean> {
  return option("flag", flag(), fallback, description, unchanged);
}

/** One word out of a fixed list. */
export function wordOption<const Word extends string>(
  description: string,
  words: readonly Word[],
  fallback: NoInfer<Word>,
): Option<Word> {
  const field = oneOf(words, listed(words, "or"));
  return option("word", field, fallback, description, unchanged);
}

/** The values of a table of options, from the options of a request. */
export function valuesOf(
  options: OptionTable,
  sent: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(options)) {
    values[name] = option.valueFrom(sent[name] ?? option.fallback);
  }
  return values;
}

/** The option without a default. Without a value, the rules receive undefined. */
function withoutFallback<Value>(option: Option<Value>): Option<Value | undefined> {
  const { valueFrom } = option;
  return {
    ...option,
    fallback: undefined,
    valueFrom: (sent) => (sent === undefined ? undefined : valueFrom(sent)),
  };
}
