import type { SafeResult } from "../errors.ts";
import type { Message } from "../types.ts";
import {
  type AnswerKind,
  type CapabilityName,
  capabilitiesOf,
  fullName,
  type UcpVersion,
} from "./capabilities.ts";
import { refusal } from "./fault.ts";
import { paymentHandlers } from "./profile.ts";

/** How an answer is rendered: the version, the capabilities, and the base of its links. */
export interface RenderContext {
  readonly version: UcpVersion;
  readonly capabilities: ReadonlySet<CapabilityName>;
  /** The address of the shop. */
  readonly base: string;
}

/**
 * The member `ucp` of an answer. It lists only capabilities that were negotiated and belong to this
 * kind of answer.
 */
export function responseMeta(context: RenderContext, kind: AnswerKind, status = "success") {
  const { version } = context;
  const shared = capabilitiesOf(version, kind).filter((name) => context.capabilities.has(name));
  return {
    version,
    status,
    capabilities: Object.fromEntries(shared.map((name) => [fullName(name), [{ version }]])),
    ...(kind === "checkout" && status === "success"
      ? { payment_handlers: paymentHandlers(version) }
      : {}),
  };
}

/**
 * The answer if there is no resource to return: the reasons, and a page where a person
 * can continue.
 */
export function errorEnvelope(
  context: RenderContext,
  kind: AnswerKind,
  messages: readonly Message[],
  continueUrl = `${context.base}/store`,
) {
  return {
    ucp: responseMeta(context, kind, "error"),
    messages,
    continue_url: continueUrl,
  };
}

/** The answer of an operation of the standard. */
export interface UcpAnswer {
  readonly status: 200 | 201;
  readonly body: object;
  readonly version?: number;
  readonly replayed: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Renders the result of a command. A business refusal becomes an error envelope. Any other refusal
 * is thrown as a fault with an HTTP status.
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
