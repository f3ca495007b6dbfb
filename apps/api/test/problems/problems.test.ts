import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { mountNotAllowed } from "../../src/http/routing.ts";
import { createMemoryLimiter } from "../../src/limits/limiters.ts";
import { silentLog } from "../../src/observe/silent.ts";
import { problemContentType } from "../../src/problems/problem.ts";
import { ask } from "../ask.ts";
import { createTestApp } from "../create-test-app.ts";

const parcel = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2, carrier: "dhl" };
const app = createTestApp();

function expectProblem(answer: Awaited<ReturnType<typeof ask>>, status: number, code: string) {
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toBe(problemContentType);
  expect(answer.body).toMatchObject({
    status,
    code,
    type: `/problems/${code.replaceAll("_", "-")}`,
    instance: answer.headers.get("x-request-id"),
  });
}

describe("every answer that is not 2xx is a problem", () => {
  test("for an unknown path", async () =>
    expectProblem(await ask(app, "GET", "/nowhere"), 404, "not_found"));

  test("for an unknown problem page", async () =>
    expectProblem(await ask(app, "GET", "/problems/nothing"), 404, "not_found"));

  test.for(["GET", "PUT", "DELETE", "PATCH", "OPTIONS"])(
    "for %s on a path that only accepts POST",
    async (method) => {
      const answer = await ask(app, method, "/v1/calculate");
      expectProblem(answer, 405, "method_not_allowed");
      expect(answer.headers.get("allow")).toBe("POST");
    },
  );

  test("for POST on a path that only accepts GET; Allow also names HEAD", async () => {
    const answer = await ask(app, "POST", "/v1/carriers", {});
    expectProblem(answer, 405, "method_not_allowed");
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
  });

  test.for(["", "{", "[1,]", "\u0000", '{"a":1} x', "NaN"])(
    "for the malformed body %j",
    async (body) =>
      expectProblem(await ask(app, "POST", "/v1/calculate", body), 400, "malformed_json"),
  );

  test.for(["[]", '"text"', "1", "null", "true"])(
    "for JSON that is not an object: %s",
    async (body) =>
      expectProblem(await ask(app, "POST", "/v1/calculate", body), 400, "invalid_type"),
  );

  test("for a body that is not UTF-8", async () => {
    const response = await app.request("/v1/calculate", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: new Uint8Array([0x22, 0xff, 0x22]),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "malformed_json" });
  });

  test.for([
    undefined,
    "text/plain",
    "application/jsonp",
    "application/x-www-form-urlencoded",
    "application/json; charset=utf-16",
  ])("for the content type %s, which never reaches a handler", async (contentType) => {
    const response = await app.request("/v1/calculate", {
      method: "POST",
      ...(contentType ? { headers: { "Content-Type": contentType } } : {}),
      body: new TextEncoder().encode(JSON.stringify(parcel)),
    });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: "unsupported_media_type" });
  });

  test.for(["application/json; charset=utf-8", "application/vnd.parcel+json", "APPLICATION/JSON"])(
    "but the content type %s is accepted as JSON",
    async (contentType) => {
      const response = await app.request("/v1/calculate", {
        method: "POST",
        headers: { "Content-Type": contentType },
        body: JSON.stringify(parcel),
      });
      expect(response.status).toBe(200);
    },
  );

  test("for a body with a content encoding", async () => {
    const response = await app.request("/v1/calculate", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Content-Encoding": "gzip" },
      body: JSON.stringify(parcel),
    });
    expect(response.status).toBe(415);
  });

  test("for an address above its rate limit", async () => {
    const limited = createTestApp({ limiter: createMemoryLimiter(2, 60) });
    expect((await ask(limited, "POST", "/v1/calculate", parcel)).status).toBe(200);
    expect((await ask(limited, "POST", "/v1/calculate", {})).status).toBe(400);
    const answer = await ask(limited, "POST", "/v1/calculate", parcel);
    expectProblem(answer, 429, "rate_limited");
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("for a service before launch: 503 without checking the body, while health and docs answer", async () => {
    const settings = {
      services: ["dimweight"] as const,
      prelaunch: ["dimweight"] as const,
      publicUrl: undefined,
    };
    const early = createTestApp({ settings });
    const answer = await ask(early, "POST", "/v1/calculate", "{");
    expectProblem(answer, 503, "pre_launch");
    expect(answer.headers.get("retry-after")).toBe("86400");
    for (const path of ["/healthz", "/readyz", "/openapi.json"]) {
      expect((await ask(early, "GET", path)).status).toBe(200);
    }
  });

  test("for an internal error: neither the answer nor the log contains its message", async () => {
    const lines: unknown[] = [];
    const log = { ...silentLog, error: (line: unknown) => void lines.push(line) };
    const consume = () => Promise.reject(new Error("secret"));
    const broken = createTestApp({ log, limiter: { limit: 1, windowSeconds: 1, consume } });
    const answer = await ask(broken, "POST", "/v1/calculate", parcel);
    expectProblem(answer, 500, "internal");
    expect(JSON.stringify(answer.body)).not.toContain("secret");
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain("secret");
  });
});

test("a small app with mountNotAllowed answers 405 like the whole API", async () => {
  const small = new Hono();
  small.get("/thing", (context) => context.text("here"));
  mountNotAllowed(small);
  expect((await small.request("/thing")).status).toBe(200);
  const refused = await small.request("/thing", { method: "DELETE" });
  expect(refused.status).toBe(405);
  expect(refused.headers.get("allow")).toBe("GET, HEAD");
  expect((await small.request("/nothing")).status).toBe(404);
});

describe("a request id", () => {
  const withId = async (id: string) => {
    const response = await app.request("/v1/carriers", { headers: { "X-Request-Id": id } });
    return response.headers.get("x-request-id");
  };

  test("is echoed if it matches the pattern", async () =>
    expect(await withId("order-4711_a")).toBe("order-4711_a"));

  test.for(["<script>", "a b c d e f", "x".repeat(300), "short"])(
    "is replaced if it is %s",
    async (id) => expect(await withId(id)).toMatch(/^[0-9a-f-]{36}$/),
  );
});

test("only services that are switched on are mounted and documented", async () => {
  const settings = { services: [], prelaunch: [], publicUrl: undefined };
  const none = createTestApp({ settings });
  expect((await ask(none, "POST", "/v1/calculate", parcel)).status).toBe(404);
  expect((await ask(none, "GET", "/openapi.json")).body.paths).toEqual({});
});
