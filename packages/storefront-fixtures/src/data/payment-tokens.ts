/** Every outcome of a payment. */
export const paymentOutcomes = [
  "success",
  "declined",
  "insufficient_funds",
  "expired_card",
  "processing_error",
  "fraud_block",
  "3ds_required",
  "3ds_failed",
  "timeout",
  "over_allowance",
] as const;

/** An outcome of a payment. */
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** The one payment handler of the shop. */
export const paymentHandlerId = "mock_payment_handler";

/** Payment tokens, and the outcome of a payment with each. */
export const paymentTokens: Readonly<Record<string, PaymentOutcome>> = {
  success_token: "success",
  fail_token: "declined",
  tok_insufficient_funds: "insufficient_funds",
  tok_expired_card: "expired_card",
  tok_processing_error: "processing_error",
  tok_fraud: "fraud_block",
  tok_3ds_required: "3ds_required",
  tok_3ds_fail: "3ds_failed",
  tok_timeout: "timeout",
  tok_over_allowance: "over_allowance",
};

/**
 * Test card numbers, and the outcome of a payment with each: the widely published test values of
 * Stripe, recalled on 2026-11-20 (a convention, not a contract). Any other number that passes the
 * Luhn check is refused, to keep real cards out.
 */
export const testCards: Readonly<Record<string, PaymentOutcome>> = {
  "4242424242424242": "success",
  "4000000000000002": "declined",
  "4000000000009995": "insufficient_funds",
  "4000000000000069": "expired_card",
  "4000000000000119": "processing_error",
  "4000000000003220": "3ds_required",
};
