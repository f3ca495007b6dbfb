import type { HeaderSource } from "../../incoming-request.ts";
import { chooseEncoding, compressibleBytes, gzipNow } from "./compress.ts";

/**
 * Answers with a text that was made for this request, compressed if it is long and the caller accepts that. A long text
 * becomes bytes at once, because V8 frees texts late.
 */
export async function sendText(
  request: HeaderSource,
  text: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
  status = 200,
): Promise<Response> {
  const isLong = text.length >= compressibleBytes;
  const encoding = isLong ? chooseEncoding(request.get("accept-encoding"), ["gzip"]) : undefined;
  const shared = { ...headers, Vary: [headers.Vary, "Accept-Encoding"].filter(Boolean).join(", ") };
  if (encoding === undefined) {
    const body = isLong && typeof text === "string" ? new TextEncoder().encode(text) : text;
    return new Response(body, { status, headers: shared });
  }
  return new Response(await gzipNow(text), {
    status,
    headers: { ...shared, "Content-Encoding": encoding },
  });
}
