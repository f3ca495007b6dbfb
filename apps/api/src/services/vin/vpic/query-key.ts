import type { Context } from "hono";
import { type HeaderSource, headersOf } from "../../../incoming-request.ts";

/** The headers of a request. If `X-API-Key` is missing, the value of `?api_key=` is used. */
export function headersWithQueryKey(context: Context): HeaderSource {
  const headers = headersOf(context);
  const query = new URL(context.req.raw.url).searchParams;
  const key = [...query].find(([name]) => name.toLowerCase() === "api_key")?.[1];
  if (key === undefined) return headers;
  return {
    get: (name) => {
      const given = headers.get(name);
      return name.toLowerCase() === "x-api-key" && !given ? key : given;
    },
  };
}
