import type { Hono } from "hono";

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** Calls the app and reads its JSON answer. A string body is sent unchanged. */
export async function ask(
  app: Hono,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await app.request(path, {
    method,
    headers: { "X-API-Key": "test", "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}
