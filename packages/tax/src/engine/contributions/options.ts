import { type Field, flag, number, oneOf, wholeNumber } from "@almanac/kernel/field";
import { listed } from "@almanac/kernel/wording";
import { type Exact, exact } from "../numbers/exact.ts";

/** An option of a pay request that affects contributions. */
export interface Option<Value = unknown> {
  readonly kind: "rate" | "amount" | "count" | "flag" | "word";
  readonly field: Field;
  /** The value for a request without the option, in the form of a request. Undefined if the figures of the year decide. */
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

const toExact = (sent: unknown): Exact => exact(sent as number);

/** A fraction from 0 to 1: 0.015 is 1.5 %. */
export function rateOption(description: string, fallback: number): Option<Exact> {
  const field = number(0, 1, "a fraction from 0 to 1 such as 0.015");
  return { kind: "rate", field, fallback, description, valueFrom: toExact };
}

/** A number that multiplies a rate. */
export function factorOption(
  description: string,
  [least, most]: readonly [number, number],
  fallback: number,
): Option<Exact> {
  const field = number(least, most, `a number from ${least} to ${most}`);
  return { kind: "rate", field, fallback, description, valueFrom: toExact };
}

/** A fraction from 0 to 1. By default the rules use a figure of the year. */
export function yearRateOption(description: string): Option<Exact | undefined> {
  return { ...rateOption(description, 0), fallback: undefined, valueFrom: orNothing };
}

/** An amount in the currency of the jurisdiction. */
export function amountOption(description: string, fallback: number): Option<Exact> {
  const field = number(0, 1e12, "an amount from 0 to 1000000000000");
  return { kind: "amount", field, fallback, description, valueFrom: toExact };
}

/** Like {@link amountOption}. By default the rules use a figure of the year. */
export function yearAmountOption(description: string): Option<Exact | undefined> {
  return { ...amountOption(description, 0), fallback: undefined, valueFrom: orNothing };
}

/** A whole number. */
export function countOption(
  description: string,
  [least, most]: readonly [number, number],
  fallback: number,
): Option<number> {
  const field = wholeNumber(least, most, `a whole number from ${least} to ${most}`);
  return { kind: "count", field, fallback, description, valueFrom: (sent) => sent as number };
}

/** True or false. */
export function flagOption(description: string, fallback: boolean): Option<boolean> {
  return {
    kind: "flag",
    field: flag(),
    fallback,
    description,
    valueFrom: (sent) => sent as boolean,
  };
}

/** One word out of a fixed list. */
export function wordOption<const Word extends string>(
  description: string,
  words: readonly Word[],
  fallback: NoInfer<Word>,
): Option<Word> {
  const field = oneOf(words, listed(words, "or"));
  return { kind: "word", field, fallback, description, valueFrom: (sent) => sent as Word };
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

function orNothing(sent: unknown): Exact | undefined {
  return sent === undefined ? undefined : toExact(sent);
}
