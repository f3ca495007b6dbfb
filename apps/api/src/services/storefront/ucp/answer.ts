import type { SafeResult } from "@almanac/storefront-fixtures";
import type { AnswerKind } from "./capabilities.ts";
import { errorEnvelope, type RenderContext } from "./envelope.ts";
import { refusal } from "./refusal.ts";

/** What an operation of the standard answers. */
export interface UcpAnswer {
  readonly status: 200 | 201;
  readonly body: object;
  readonly version?: number;
  readonly replayed: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Two layers: what there is a resource for is rendered; a refusal is an envelope, or a fault where a status tells it. */
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
