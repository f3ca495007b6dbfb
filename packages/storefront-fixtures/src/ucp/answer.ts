import type { SafeResult } from "../errors.ts";
import type { AnswerKind } from "./capabilities.ts";
import { errorEnvelope, type RenderContext } from "./envelope.ts";
import { refusal } from "./refusal.ts";

/** The answer of an operation of the standard. */
export interface UcpAnswer {
  readonly status: 200 | 201;
  readonly body: object;
  readonly version?: number;
  readonly replayed: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Renders the result of a command. A business refusal becomes an error envelope. Any other refusal is thrown as a fault
 * with an HTTP status.
 */
export function answer<Data>(
  { result, replayed }: { readonly result: SafeResult<Data>; readonly replayed: boolean },
  kind: AnswerKind,
  rendering: RenderContext,
  render: (data: Data) => object,
  status: 200 | 201 = 200,
  continueUrl?: string,
): UcpAnswer {
  if (!result.success) {
    const body = errorEnvelope(rendering, kind, refusal(result.error), continueUrl);
    return { status: 200, body, replayed };
  }
  const { data } = result;
  const version =
    typeof data === "object" &&
    data !== null &&
    "version" in data &&
    typeof data.version === "number"
      ? { version: data.version }
      : {};
  return { status, body: render(data), ...version, replayed };
}
