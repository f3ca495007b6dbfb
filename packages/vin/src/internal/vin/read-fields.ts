import { failure, success } from "@almanac/kernel/errors/result";
import { type Field, oneOf, textThat, wholeNumber } from "@almanac/kernel/requests/field";
import { read } from "@almanac/kernel/requests/read-shape";
import type { RequestOf, Shape } from "@almanac/kernel/requests/shape";
import { type SafeResult, VinError } from "../../errors.ts";

/** A field that is a name. */
export function nameField(most: number, example: string): Field<string> {
  return textThat(
    (text) => text.trim() !== "" && text.length <= most,
    `a text of 1 to ${most} characters, such as ${example}`,
  );
}

/** A field that is a whole number. */
export function wholeField(least: number, most: number): Field<number> {
  return wholeNumber(least, most, `a whole number from ${least} to ${most}`);
}

/** A field that is one of a few words. */
export function wordField<const Word extends string>(words: readonly Word[]): Field<Word> {
  return oneOf(words, `one of ${words.join(", ")}`);
}

/** Checks a request, which may be any value. Everything wrong with it is in the error. */
export function readRequest<Each extends Shape>(
  shape: Each,
  input: unknown,
): SafeResult<RequestOf<Each>> {
  const { request, issues } = read(shape, input);
  return request === undefined ? failure(new VinError(issues)) : success(request);
}
