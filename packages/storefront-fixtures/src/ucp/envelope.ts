import type { Message } from "../types.ts";
import {
  type AnswerKind,
  type CapabilityName,
  capabilitiesOf,
  fullName,
  type UcpVersion,
} from "./capabilities.ts";
import { paymentHandlers } from "./profile.ts";

/** How an answer is rendered: the version, the capabilities, and the base of its links. */
export interface RenderContext {
  readonly version: UcpVersion;
  readonly capabilities: ReadonlySet<CapabilityName>;
  /** The address of the shop. */
  readonly base: string;
}

/** The member `ucp` of an answer. It lists only capabilities that were negotiated and belong to this kind of answer. */
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

/** The answer if there is no resource to return: the reasons, and a page where a person can continue. */
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

export function unrecoverable(code: string, content: string, path?: string): Message {
  return {
    type: "error",
    code,
    content,
    ...(path === undefined ? {} : { path }),
    severity: "unrecoverable",
  };
}
