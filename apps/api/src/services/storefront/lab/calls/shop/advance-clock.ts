import * as z from "zod";
import { platformProblem } from "../../../../../problems/problem-kinds.ts";
import { durationMs } from "../../duration.ts";
import type { LabOperation } from "../../lab-call.ts";
import { labCommand } from "../../lab-command.ts";

const bodySchema = z.strictObject({ advance: z.string().max(50) });

/** Advances the shop's clock, and sends the webhooks that become due. */
export const advanceClock: LabOperation = {
  method: "POST",
  path: "/_lab/clock",
  async handle(call) {
    const { advance } = call.body(bodySchema);
    const ms = durationMs(advance);
    if (ms === undefined) {
      throw platformProblem(
        "invalid_request",
        "advance is an ISO 8601 duration of weeks, days, hours, minutes and seconds: PT2H, P1DT30M.",
        {
          errors: [
            { pointer: "/advance", code: "invalid_value", detail: "advance: not a duration." },
          ],
        },
      );
    }
    return { body: await labCommand(call, { type: "advance_clock", ms }) };
  },
};
