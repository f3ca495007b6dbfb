import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Journals } from "../../src/access/journal.ts";
import { Meter } from "../../src/access/quota-meter.ts";
import { renewInstance } from "../../src/store/leases.ts";
import { migrations } from "../../src/store/migrations.ts";
import { reserveUsage } from "../../src/store/quota-reservations.ts";
import type { Store } from "../../src/store/store.ts";
import { addUsage, sumUsage, usageOfKey } from "../../src/store/usage.ts";
import { previousInstance, previousVersion } from "./previous-program.ts";

const month = "2026-11";
const service = "dimweight";

/**
 * One running request of a test: reserves quota, runs for a while, and counts what it has spent.
 */
async function request(
  meter: Meter,
  { owner, limit, rows = 1, spent = rows, keyId = "k1" }: RequestOptions,
): Promise<number> {
  const account = meter.account(owner, service);
  if (!(await meter.reserve(account, rows, limit))) return 0;
  await new Promise((resolve) => setImmediate(resolve));
  await meter.spend(account, keyId, spent, { rows, limit });
  return spent;
}

interface RequestOptions {
  readonly owner: string;
  readonly limit: number;
  readonly rows?: number;
  readonly spent?: number;
  readonly keyId?: string;
}

function nth(meters: readonly Meter[], index: number): Meter {
  const meter = meters.at(index);
  if (meter === undefined) throw new Error("no such instance");
  return meter;
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Makes the calls in the order of their numbers, `width` of them at a time. */
async function inFlight(
  calls: number,
  width: number,
  call: (index: number) => Promise<number>,
): Promise<number> {
  let next = 0;
  let answered = 0;
  const work = async () => {
    for (let index = next++; index < calls; index = next++) {
      const more = await call(index);
      answered += more;
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return answered;
}

/**
 * Tests that every engine must pass, for quotas over several instances. `open` returns a migrated,
 * empty store.
 */
export function describeQuotas(name: string, open: () => Promise<Store>): void {
  describe(`quotas on ${name}`, { timeout: 60_000 }, () => {
    let store: Store;
    let owners = 0;
    let meters = 0;
    const clock = { at: Date.UTC(2026, 10, 20, 12) };
    const opened: { meter: Meter; stop(): void }[] = [];
    beforeAll(async () => {
      store = await open();
    }, 60_000);
    afterAll(() => store.close());

    const newOwner = () => `owner-${++owners}`;
    /** Instances that share one store and write their counts regularly, as a server does. */
    const instances = (count: number, over = store, journals?: Journals) =>
      Array.from({ length: count }, () => {
        meters += 1;
        const instance = `i${meters}`;
        const meter = new Meter({ store: over, now: () => clock.at, instance, journals });
        const timer = setInterval(() => void meter.flush().catch(() => {}), 100);
        opened.push({ meter, stop: () => clearInterval(timer) });
        return meter;
      });
    const closeAll = async () => {
      for (const { meter, stop } of opened.splice(0)) {
        stop();
        await meter.close();
      }
    };
    const totalOf = async (owner: string) => (await sumUsage(store.database, month, [owner]))[0];

    describe("a reservation", () => {
      const asked = (owner: string) => ({
        instance: owner,
        month,
        owner,
        service,
        limit: 100,
        needed: 30,
        least: 1,
        ahead: 0,
        plenty: 0,
      });

      test("grants what is needed, then what is left, then nothing", async () => {
        const one = asked(newOwner());
        const granted = [];
        for (let index = 0; index < 5; index += 1) {
          granted.push((await reserveUsage(store, one)).granted);
        }
        expect(granted).toEqual([30, 30, 30, 10, 0]);
        expect(await totalOf(one.owner)).toMatchObject({ count: 0, reserved: 100 });
      });

      test("grants nothing if the rest is less than the smallest request needs", async () => {
        const one = { ...asked(newOwner()), needed: 60, least: 60 };
        expect((await reserveUsage(store, one)).granted).toBe(60);
        const second = await reserveUsage(store, one);
        expect(second).toEqual({ granted: 0, counted: 0, reserved: 60 });
      });

      test("grants units ahead of demand only if plenty is left", async () => {
        const one = { ...asked(newOwner()), limit: 1_000, ahead: 10, plenty: 640 };
        const granted = [];
        for (let index = 0; index < 12; index += 1) {
          granted.push((await reserveUsage(store, one)).granted);
        }
        expect(granted).toEqual([...Array(9).fill(40), 30, 30, 30]);
      });

      test("counts successes that no reservation covers", async () => {
        const one = { ...asked(newOwner()), needed: 10 };
        const { owner } = one;
        const count = { month, owner, service, keyId: "k", count: 95 };
        await addUsage(store, { instance: owner, sequence: 1, at: 1, counts: [count] });
        expect((await reserveUsage(store, one)).granted).toBe(5);
      });

      test("is ended only once, however often the same batch is sent", async () => {
        const one = asked(newOwner());
        const { owner } = one;
        await renewInstance(store.database, owner, Number.MAX_SAFE_INTEGER, true);
        await reserveUsage(store, one);
        const batch = {
          instance: owner,
          sequence: 1,
          at: 1,
          counts: [{ month, owner, service, keyId: "k", count: 7 }],
          releases: [{ month, owner, service, count: 20 }],
        };
        await addUsage(store, batch);
        expect(await addUsage(store, batch)).toEqual([]);
        expect(await totalOf(owner)).toMatchObject({ count: 7, reserved: 10 });
      });

      test("grants exactly the limit to many callers that reserve at the same time", async () => {
        const one = { ...asked(newOwner()), needed: 3, limit: 100 };
        const all = await Promise.all(Array.from({ length: 60 }, () => reserveUsage(store, one)));
        expect(sum(all.map(({ granted }) => granted))).toBe(100);
      });
    });

    describe("several instances", () => {
      test.for([
        ["two instances", 2, 100],
        ["three instances", 3, 100],
        ["two instances, a larger quota", 2, 1_000],
        ["all calls to one of two instances", 1, 100],
      ] as const)(
        "answer exactly as many requests as the limit allows: %s",
        async ([, used, limit]) => {
          const owner = newOwner();
          const meters = instances(Math.max(2, used));
          // Another instance has reserved units before, so that there is something to give back.
          expect(await inFlight(1, 1, async () => request(nth(meters, -1), { owner, limit }))).toBe(
            1,
          );
          const answered = await inFlight(limit * 2, 64, (index) =>
            request(nth(meters, index % used), { owner, limit, keyId: `k${index % 3}` }),
          );
          expect(answered + 1).toBe(limit);
          await closeAll();
          expect(await totalOf(owner)).toMatchObject({ count: limit, reserved: 0 });
        },
      );

      test("answer exactly as many requests as the limit allows when requests and rows of batches fail", async () => {
        const owner = newOwner();
        const limit = 300;
        const meters = instances(3);
        const answered = await inFlight(900, 40, (index) => {
          const rows = index % 7 === 0 ? 12 : 1;
          const spent = index % 3 === 0 ? 0 : Math.ceil(rows / 2);
          return request(nth(meters, index % 3), { owner, limit, rows, spent });
        });
        expect(answered).toBe(limit);
        await closeAll();
        expect(await totalOf(owner)).toMatchObject({ count: limit, reserved: 0 });
      });

      test("refuse a batch that does not fit as a whole, and answer smaller requests with what is left", async () => {
        const owner = newOwner();
        const limit = 10;
        const [a, b] = instances(2) as [Meter, Meter];
        expect(await request(a, { owner, limit, rows: 8 })).toBe(8);
        expect(await request(b, { owner, limit, rows: 3 })).toBe(0);
        expect(await request(a, { owner, limit, rows: 3 })).toBe(0);
        expect(await request(b, { owner, limit, rows: 2 })).toBe(2);
        expect(await request(a, { owner, limit })).toBe(0);
        await closeAll();
        expect(await totalOf(owner)).toMatchObject({ count: 10, reserved: 0 });
      });

      test("let a request wait for units that another instance may give back, instead of refusing it", async () => {
        const owner = newOwner();
        const limit = 5;
        const [a, b] = instances(2) as [Meter, Meter];
        const account = a.account(owner, service);
        expect(await a.reserve(account, 5, limit)).toBe(true);
        const waiting = request(b, { owner, limit });
        await a.spend(account, "k1", 4, { rows: 5, limit });
        expect(await waiting).toBe(1);
        expect(await request(b, { owner, limit })).toBe(0);
        await closeAll();
        expect(await totalOf(owner)).toMatchObject({ count: 5, reserved: 0 });
      });

      /**
       * An instance that has reserved 31 units, answered 20 requests, and was killed before it
       * counted them.
       */
      const killAfter20 = async (owner: string, limit: number, journals?: Journals) => {
        let isKilled = false;
        const mortal: Store = {
          ...store,
          transact: (work) => (isKilled ? Promise.reject(new Error("gone")) : store.transact(work)),
        };
        const [gone] = instances(1, mortal, journals) as [Meter];
        const account = gone.account(owner, service);
        expect(await gone.reserve(account, 30, limit)).toBe(true);
        isKilled = true;
        const parts = [5, 1, 4, 10];
        await Promise.all(
          parts.map((part) => gone.spend(account, "k1", part, { rows: part, limit })),
        );
        opened.pop()?.stop();
        return { meter: gone, account };
      };

      test("wait until a killed instance's time ends, and never answer more than the limit", async () => {
        const owner = newOwner();
        const limit = 100;
        await killAfter20(owner, limit);
        const [other] = instances(1) as [Meter];
        const answered = await inFlight(200, 16, () => request(other, { owner, limit }));
        // It had reserved 30 for its request and 1 ahead.
        expect(answered).toBe(69);
        await closeAll();
        expect(await totalOf(owner)).toMatchObject({ count: 69, reserved: 31 });
      });

      test("count what a killed instance has noted in its journal, and take back the rest", async () => {
        const folder = mkdtempSync(join(tmpdir(), "almanac-journal-"));
        const journals = new Journals(folder, (error) => expect.unreachable(String(error)));
        try {
          for (let round = 1; round <= 20; round += 1) {
            const owner = newOwner();
            await killAfter20(owner, 100, journals);
            clock.at += 6_000;
            const others = instances(2, store, journals);
            await Promise.all(others.map((other) => other.flush()));
            expect(await totalOf(owner)).toMatchObject({ count: 20, reserved: 0 });
            expect(await usageOfKey(store.database, month, "k1")).toContainEqual(
              expect.objectContaining({ service }),
            );
            const [other] = others as [Meter];
            const call = () => request(other, { owner, limit: 100 });
            expect(await inFlight(200, 16, call)).toBe(80);
            await closeAll();
            expect(await totalOf(owner)).toMatchObject({ count: 100, reserved: 0 });
          }
          expect(journals.list()).toEqual([]);
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      });

      test("take back what an instance without a readable journal has reserved, after a minute more", async () => {
        const owner = newOwner();
        await killAfter20(owner, 100);
        const [other] = instances(1) as [Meter];
        clock.at += 30_000;
        await other.flush();
        expect(await totalOf(owner)).toMatchObject({ count: 0, reserved: 31 });
        clock.at += 40_000;
        await other.flush();
        expect(await totalOf(owner)).toMatchObject({ count: 0, reserved: 0 });
        await closeAll();
      });

      test("count each success once if an instance returns after its units were taken back", async () => {
        const folder = mkdtempSync(join(tmpdir(), "almanac-journal-"));
        const journals = new Journals(folder, (error) => expect.unreachable(String(error)));
        const owner = newOwner();
        const limit = 100;
        const [late, other] = instances(2, store, journals) as [Meter, Meter];
        try {
          const account = late.account(owner, service);
          expect(await late.reserve(account, 30, limit)).toBe(true);
          await late.spend(account, "k1", 20, { rows: 20, limit });
          expect(await late.reserve(account, 5, limit)).toBe(true);
          clock.at += 6_000;
          await other.flush();
          const afterwards = await inFlight(20, 4, () => request(late, { owner, limit }));
          await late.spend(account, "k1", 5, { rows: 5, limit });
          await closeAll();
          expect(afterwards).toBe(20);
          expect(await totalOf(owner)).toMatchObject({ count: 45, reserved: 0 });
          expect(journals.list()).toEqual([]);
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      });

      test("of this program and of the previous one answer exactly the limit together, and count each success once", async () => {
        // A new migration needs a look at `previous-program.ts`, and its name here.
        const newer = migrations.slice(previousVersion).map(({ name }) => name);
        expect(newer).toEqual(["usage leases", "blocks"]);
        const owner = newOwner();
        const limit = 300;
        const old = previousInstance(store, `old-${owner}`);
        const [meter] = instances(1) as [Meter];
        const answered = await inFlight(600, 8, async (index) =>
          index % 2 === 0
            ? request(meter, { owner, limit })
            : Number(await old.request({ month, owner, service, limit })),
        );
        expect(answered).toBe(limit);
        await closeAll();
        expect(await totalOf(owner)).toMatchObject({ count: limit, reserved: 0 });
      });

      test("start each month with the full quota, and count reservations in the month in which they were made", async () => {
        const owner = newOwner();
        const limit = 5;
        const [a, b] = instances(2) as [Meter, Meter];
        const before = a.account(owner, service);
        expect(await a.reserve(before, 2, limit)).toBe(true);
        expect(await inFlight(8, 4, () => request(b, { owner, limit }))).toBe(3);
        clock.at = Date.UTC(2026, 11, 1);
        try {
          expect(
            await inFlight(20, 8, (index) => request(index % 2 ? a : b, { owner, limit })),
          ).toBe(5);
          await a.spend(before, "k1", 1, { rows: 2, limit });
          await closeAll();
        } finally {
          clock.at = Date.UTC(2026, 10, 20, 12);
        }
        expect(await totalOf(owner)).toMatchObject({ count: 4, reserved: 0 });
        const next = await sumUsage(store.database, "2026-12", [owner]);
        expect(next).toMatchObject([{ count: 5, reserved: 0 }]);
      });

      test("share one count between keys with different quotas, and stop each key at its own quota", async () => {
        const owner = newOwner();
        const [a, b] = instances(2) as [Meter, Meter];
        const large = { owner, limit: 5_000, keyId: "large" };
        const small = { owner, limit: 10, keyId: "small" };
        // The key with the large quota reserves ahead. The key with the small quota must not use
        // those units.
        expect(await inFlight(30, 4, (index) => request(index % 2 ? a : b, large))).toBe(30);
        expect(await inFlight(8, 4, (index) => request(index % 2 ? a : b, small))).toBe(0);
        expect(await inFlight(30, 4, (index) => request(index % 2 ? a : b, large))).toBe(30);
        await closeAll();
        expect(await totalOf(owner)).toMatchObject({ count: 60, reserved: 0 });
        expect(await usageOfKey(store.database, month, "small")).toEqual([]);
      });

      test("apply a raised or lowered quota to the next request", async () => {
        const owner = newOwner();
        const [a, b] = instances(2) as [Meter, Meter];
        const call = (limit: number) =>
          inFlight(60, 8, (index) => request(index % 2 ? a : b, { owner, limit }));
        expect(await call(10)).toBe(10);
        expect(await call(25)).toBe(15);
        expect(await call(10)).toBe(0);
        await closeAll();
      });

      test("count successes of a key without a quota towards the quota of the owner's other keys", async () => {
        const owner = newOwner();
        const [a, b] = instances(2) as [Meter, Meter];
        await a.spend(a.account(owner, service), "free of quota", 97);
        await a.flush();
        const answered = await inFlight(20, 8, (index) =>
          request(index % 2 ? a : b, { owner, limit: 100 }),
        );
        expect(answered).toBe(3);
        await closeAll();
        expect(await totalOf(owner)).toMatchObject({ count: 100, reserved: 0 });
        expect(a.account(owner, service)).toMatchObject({ held: 0, free: 0, unwritten: 0 });
      });

      test("answer from units reserved ahead if much quota is left", async () => {
        const owner = newOwner();
        const [meter] = instances(1) as [Meter];
        const account = meter.account(owner, service);
        const limit = 1_000_000;
        expect(await meter.reserve(account, 1, limit)).toBe(true);
        await meter.spend(account, "k", 1, { rows: 1, limit });
        expect(meter.reserve(account, 1, limit)).toBe(true);
        await meter.spend(account, "k", 1, { rows: 1, limit });
        await closeAll();
        expect(await totalOf(owner)).toMatchObject({ count: 2, reserved: 0 });
      });

      test("give units that were reserved ahead and not used back while they run", async () => {
        const owner = newOwner();
        const [meter] = instances(1) as [Meter];
        const limit = 1_000_000;
        for (let index = 0; index < 50; index += 1) await request(meter, { owner, limit });
        await expect.poll(async () => (await totalOf(owner))?.reserved).toBe(0);
        expect(await totalOf(owner)).toMatchObject({ count: 50 });
        await closeAll();
      });
    });
  });
}
