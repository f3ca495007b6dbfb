import type { CommandOf } from "../../schema/command.ts";
import type { Checkout } from "../../types.ts";

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
