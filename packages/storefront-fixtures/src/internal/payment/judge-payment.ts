import { listed } from "@almanac/kernel/messages/wording";
import { type PaymentOutcome, paymentHandlerId, testCards } from "../../data/payment-tokens.ts";
import type { CommandOf } from "../../schema/command.ts";
import type { Checkout, Message } from "../../types.ts";
import { recoverableError } from "../engine/refuse.ts";
import type { Shop, Turn } from "../engine/shop.ts";

type Payment = CommandOf<"complete_checkout">["payment"];
type Instrument = Payment["instruments"][number];

/** The outcome of a payment: success, a challenge for the buyer, or a failure with its message. */
type Judgement =
  | { readonly kind: "success" }
  | { readonly kind: "challenge" }
  | { readonly kind: "failure"; readonly reason: string; readonly content: string };

const failures: Readonly<Record<Exclude<PaymentOutcome, "success" | "3ds_required">, string>> = {
  declined: "The payment was declined. Try another instrument.",
  insufficient_funds: "The balance of the account is too low. Try another instrument.",
  expired_card: "The card has expired. Try another instrument.",
  processing_error: "The payment could not be processed; nothing was charged. Try again.",
  fraud_block: "The payment was blocked as suspicious. Try another instrument.",
  "3ds_failed": "The buyer's bank did not confirm the payment. Try another instrument.",
  timeout: "The payment service did not answer in time; nothing was charged. Try again.",
  over_allowance: "The amount is above what this token may be charged.",
};

/**
 * Decides the outcome of a payment with the selected instrument, or the first one. Stores nothing
 * of its credential.
 */
export function judgePayment(turn: Turn, { instruments }: Payment): Judgement {
  const { shop } = turn;
  const instrument = instruments.find(({ selected }) => selected) ?? instruments[0];
  if (!instrument)
    return failure(
      "no_instrument",
      "A payment instrument is missing. Send one with a token or a test card.",
    );
  const handler = instrument.handler_id ?? paymentHandlerId;
  if (handler !== paymentHandlerId) {
    return failure("unknown_handler", `The payment handler must be ${paymentHandlerId}.`);
  }
  const outcome = turn.effect("payment")?.outcome ?? outcomeOf(shop, instrument);
  if (typeof outcome !== "string") return outcome;
  if (outcome === "success") return { kind: "success" };
  return outcome === "3ds_required"
    ? { kind: "challenge" }
    : { kind: "failure", reason: outcome, content: failures[outcome] };
}

function outcomeOf({ terms }: Shop, { credential }: Instrument): PaymentOutcome | Judgement {
  if (!credential)
    return failure(
      "no_credential",
      "The instrument has no credential. Send a token or a test card.",
    );
  const { token, number } = credential;
  if (number !== undefined) return cardOutcome(number);
  if (token === undefined)
    return failure(
      "no_credential",
      "The credential has neither a token nor a test card. Send one of them.",
    );
  const outcome = Object.hasOwn(terms.tokens, token) ? terms.tokens[token] : undefined;
  if (outcome !== undefined) return outcome;
  if (/^[\d -]{12,30}$/.test(token)) return cardOutcome(token);
  const known = listed(Object.keys(terms.tokens), "or");
  return failure("unknown_token", `This token is not one of the test tokens. Send ${known}.`);
}

function cardOutcome(text: string): PaymentOutcome | Judgement {
  const number = text.replace(/[ -]/g, "");
  const outcome = Object.hasOwn(testCards, number) ? testCards[number] : undefined;
  if (outcome !== undefined) return outcome;
  return passesLuhn(number)
    ? failure("use_test_card", "This may be a real card. Use one of the documented test cards.")
    : failure("invalid_card", "This is not a card number. Use one of the documented test cards.");
}

/** ISO/IEC 7812-1, annex B. */
function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  let sum = 0;
  for (let at = 0; at < number.length; at += 1) {
    const digit = Number(number[number.length - 1 - at]);
    const weighted = at % 2 === 0 ? digit : digit * 2;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

function failure(reason: string, content: string): Judgement {
  return { kind: "failure", reason, content };
}

/** Instruments without their credentials, which are never stored. */
export function keepInstruments(
  payment: CommandOf<"complete_checkout">["payment"],
): Checkout["payment"]["instruments"] {
  return payment.instruments.map(
    ({ credential: _, id, handler_id, type, selected, display, billing_address }, at) => ({
      id: id ?? `pi_${at + 1}`,
      handler_id: handler_id ?? "mock_payment_handler",
      type: type ?? "card",
      selected: selected ?? payment.instruments.length === 1,
      ...(display ? { display } : {}),
      ...(billing_address ? { billing_address } : {}),
    }),
  );
}

/** The message of a failed payment. */
export function paymentFailed(reason: string, content: string): Message {
  return recoverableError("payment_failed", "$.payment.instruments", `${content} (${reason})`);
}
