import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Handshake } from "@almanac/certs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mint } from "../../../../packages/certs/test/lab/mint.ts";
import type { Limiters } from "../../src/limits/limiters.ts";
import { createSharedLimiters } from "../../src/limits/shared-limiters.ts";
import type { CertsDependencies } from "../../src/services/certs/settings.ts";
import { ask } from "../ask.ts";
import { createTestApp } from "../create-test-app.ts";
import { createCounters, type PrivateServer } from "../real-services.ts";

const limitPerMinute = 6;

let counters: PrivateServer;
beforeAll(async () => {
  counters = await createCounters();
  await counters.start();
});
afterAll(() => counters.remove());

const shown: Handshake = { chain: [mint().der], protocol: "TLSv1.3" };

/**
 * Every name resolves to a different address. Names below the same `shared` name have the same
 * address. Nothing is dialled.
 */
const lab: CertsDependencies = {
  allow: [],
  resolve: async (hostname) => [{ address: addressOf(hostname), family: 4 }],
  dial: async () => shown,
};

function addressOf(hostname: string): string {
  const hash = createHash("sha256").update(hostname.replace(/^h\d+\.(?=shared)/, ""));
  return `93.${[...hash.digest().subarray(0, 3)].join(".")}`;
}

/** An instance with its own connection to the counters, and what it has logged about them. */
function openInstance() {
  const said: string[] = [];
  let fallbacks = 0;
  const limiters: Limiters = createSharedLimiters(
    counters.url,
    () => {
      fallbacks += 1;
    },
    (message) => said.push(message),
  );
  const app = createTestApp({
    limiters,
    certs: { ...lab, targetLimitPerMinute: limitPerMinute },
  });
  return {
    lookUp: (hostname: string) => ask(app, "GET", `/v1/certificates?hostname=${hostname}`),
    close: () => limiters.close(),
    said,
    fallbacks: () => fallbacks,
  };
}

/** Waits until the instance counts in the shared store and not in its own memory. */
async function connected({ lookUp, fallbacks }: ReturnType<typeof openInstance>): Promise<void> {
  for (let round = 0; ; round += 1) {
    const before = fallbacks();
    await lookUp(`warm-${round}.example`);
    if (fallbacks() === before) return;
    await delay(50);
  }
}

/** Repeats a round until the counters have answered every call in time, and returns its result. */
async function undisturbed<Answer>(
  instances: readonly ReturnType<typeof openInstance>[],
  ask: (round: number) => Promise<Answer>,
): Promise<Answer> {
  const fallbacks = () => instances.map((instance) => instance.fallbacks()).join();
  for (let round = 0; ; round += 1) {
    const before = fallbacks();
    const answer = await ask(round);
    if (fallbacks() === before) return answer;
  }
}

test("lookups of one host and of one address are counted across instances, and per instance while the shared counters are unavailable", async () => {
  const [a, b] = [openInstance(), openInstance()];
  try {
    await Promise.all([connected(a), connected(b)]);
    const statuses: number[] = [];
    for (let turn = 0; turn < limitPerMinute; turn += 1) {
      statuses.push((await (turn % 2 ? a : b).lookUp("shared.example")).status);
    }
    expect(statuses).toEqual(statuses.map(() => 200));
    for (const instance of [a, b]) {
      const refused = await instance.lookUp("shared.example");
      expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await instance.lookUp("other.example")).status).toBe(200);
    }

    const sharing = await undisturbed([a, b], async (round) => {
      const answers: number[] = [];
      for (let turn = 0; turn < 4 * limitPerMinute + 2; turn += 1) {
        const name = `h${turn}.shared-${round}.example`;
        answers.push((await (turn % 2 ? a : b).lookUp(name)).status);
      }
      return answers;
    });
    expect(sharing).toEqual(sharing.map((_, turn) => (turn < 4 * limitPerMinute ? 200 : 429)));

    await counters.stop();
    const before = a.fallbacks();
    const saidBefore = a.said.length;
    for (let turn = 0; turn < limitPerMinute; turn += 1) {
      expect((await a.lookUp("shared.example")).status).toBe(200);
    }
    expect((await a.lookUp("shared.example")).status).toBe(429);
    expect((await b.lookUp("shared.example")).status).toBe(200);
    // Each connection is counted by host and by address, but the refused one only by host.
    expect(a.fallbacks() - before).toBe(2 * limitPerMinute + 1);
    await expect
      .poll(() => a.said.slice(saidBefore))
      .toEqual(["the shared rate limits are unavailable; this instance counts on its own"]);
  } finally {
    await Promise.all([a.close(), b.close()]);
  }
});
