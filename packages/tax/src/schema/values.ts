import { listed } from "@almanac/kernel/messages/wording";
import * as z from "zod";

// Every message completes "must be ...".

export const amount = number(
  0,
  1e12,
  "an amount from 0 to 1000000000000 with at most the currency's decimals",
);
export const signedAmount = number(
  -1e12,
  1e12,
  "an amount from -1000000000000 to 1000000000000 with at most the currency's decimals",
);
export const age = whole(0, 130, "a whole number of years from 0 to 130");
export const rate = number(0, 1, "a fraction from 0 to 1 such as 0.0225");

const aFlag = "true or false";
export const flag = z.boolean(aFlag);

/** The message of a field that must be an object. */
export const anObject = {
  error: ({ code }: { readonly code?: string | undefined }) =>
    code === "invalid_type" ? "an object" : undefined,
};

export function number(least: number, most: number, allowed: string) {
  return z.number(allowed).min(least, allowed).max(most, allowed);
}

export function whole(least: number, most: number, allowed: string) {
  return z.int(allowed).min(least, allowed).max(most, allowed);
}

export function word<const Word extends string>(words: readonly Word[]) {
  return z.enum(words, listed(words, "or"));
}
