import { dataVersion } from "@almanac/vin";
import type { Call, Reply } from "../../http/operation/call.ts";

/** Adds cache headers: the answer is the same until the tables or the year change, so clients may keep it. */
export function cached({ headers }: Call, answer: () => unknown): Reply {
  const tag = `"${dataVersion()}"`;
  const caching = { ETag: tag, "Cache-Control": "private, max-age=86400" };
  const body = answer();
  const known = (headers.get("If-None-Match") ?? "").split(",").map((each) => each.trim());
  const isKnown = known.some((each) => each === tag || each === `W/${tag}` || each === "*");
  return isKnown ? { status: 304, body: undefined, headers: caching } : { body, headers: caching };
}
