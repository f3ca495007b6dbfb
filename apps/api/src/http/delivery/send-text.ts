import type { HeaderSource } from "../../incoming-request.ts";
import { chooseEncoding, compressibleBytes, gzipNow } from "./compress.ts";

/** Answers with a text that was made for this request, compressed if it is long and the caller accepts that. */
export async function sendText(
  request: HeaderSource,
  text: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
  status = 200,
): Promise<Response> {
  const encoding =
    text.length < compressibleBytes
      ? undefined
      : chooseEncoding(request.get("accept-encoding"), ["gzip"]);
  const shared = { ...headers, Vary: [headers.Vary, "Accept-Encoding"].filter(Boolean).join(", ") };
  return encoding === undefined
    ? new Response(text, { status, headers: shared })
    : new Response(await gzipNow(text), {
        status,
        headers: { ...shared, "Content-Encoding": encoding },
      });
}
