import { randomBytes } from "node:crypto";
import { adversarialPacks } from "@almanac/agent-lab/packs";
import type { StoreOptions } from "@almanac/storefront-fixtures";
import * as z from "zod";
import { type SandboxRun, Transcript } from "../lab/task-run.ts";
import { createMemoryShopStore } from "./memory-shop-store.ts";
import { createShop, type Shop } from "./shop.ts";
import type { ShopStore } from "./shop-store.ts";

const maxSandboxes = 1000;
const maxAgeMs = 24 * 60 * 60 * 1000;

/** The shop of one test run, with its own seed, scenario, clock and transcript. */
export interface Sandbox {
  readonly id: string;
  readonly shop: Shop;
  readonly transcript: Transcript;
  readonly persisted: boolean;
  readonly options: SandboxOptions;
  readonly createdAt: number;
  /** The run of a task that it belongs to. */
  readonly run?: SandboxRun;
}

export type SandboxOptions = Pick<
  StoreOptions,
  | "seed"
  | "size"
  | "market"
  | "catalog"
  | "scenario"
  | "startAt"
  | "strictBuyer"
  | "reserveOnCheckout"
  | "dataFaults"
> & {
  readonly realTime?: boolean;
  readonly webhookUrl?: string;
  /** Names of adversarial packs. */
  readonly packs?: readonly string[];
  readonly packTwin?: "adversarial" | "clean";
  readonly packProductId?: string;
};

export type Sandboxes = ReturnType<typeof createSandboxes>;

const kept = z.object({ options: z.record(z.string(), z.unknown()), createdAt: z.number() });

// long: its functions share the sandboxes that this process holds.
export function createSandboxes(persistent: ShopStore, now: () => number) {
  const held = new Map<string, Sandbox>();
  const volatile = createMemoryShopStore();

  const build = (
    id: string,
    options: SandboxOptions,
    persisted: boolean,
    createdAt: number,
    run?: SandboxRun,
  ) => {
    const { realTime, webhookUrl: _url, packs, packTwin, packProductId, ...own } = options;
    const about = { twin: packTwin, product_id: packProductId };
    const withPacks = packs === undefined ? {} : { packs: adversarialPacks(packs, about) };
    const sandbox: Sandbox = {
      id,
      options,
      persisted,
      createdAt,
      transcript: run?.transcript ?? new Transcript(),
      ...(run === undefined ? {} : { run }),
      shop: createShop({
        id: `sandbox:${id}`,
        shops: persisted ? persistent : volatile,
        options: { ...own, ...withPacks, ...(realTime === true ? { now } : {}) },
      }),
    };
    held.set(id, sandbox);
    return sandbox;
  };

  const drop = async (sandbox: Sandbox) => {
    held.delete(sandbox.id);
    await (sandbox.persisted ? persistent : volatile).remove(sandbox.shop.id);
  };

  /** Removes the oldest sandboxes from memory. Those that are not persisted are deleted. */
  const makeRoom = async () => {
    for (const sandbox of held.values()) {
      const old = now() - sandbox.createdAt > maxAgeMs;
      if (!old && held.size < maxSandboxes) break;
      if (sandbox.persisted) held.delete(sandbox.id);
      else await drop(sandbox);
    }
  };

  return {
    /** Creates a sandbox. That of a run shares the transcript of the run. */
    async create(options: SandboxOptions, persist: boolean, run?: SandboxRun) {
      await makeRoom();
      const sandbox = build(randomBytes(9).toString("hex"), options, persist, now(), run);
      if (persist) {
        const value = { options, createdAt: sandbox.createdAt };
        await sandbox.shop.work(() => ({
          result: undefined,
          changes: [{ table: "_sandbox", key: "options", value }],
        }));
      }
      return sandbox;
    },
    /** Finds a sandbox. A persisted one is found by every instance that shares the store. */
    async find(id: string): Promise<Sandbox | undefined> {
      const known = held.get(id);
      if (known !== undefined) return known;
      if (!/^[0-9a-f]{18}$/.test(id)) return undefined;
      const { result } = await persistent.turn(`sandbox:${id}`, 0, (rows) => ({
        result: rows.find((row) => row.table === "_sandbox" && row.key === "options"),
        writes: [],
      }));
      if (result?.value === undefined || result.value === null) return undefined;
      const { options, createdAt } = kept.parse(JSON.parse(result.value));
      // They were sandbox options when they were stored.
      return build(id, options as SandboxOptions, true, createdAt);
    },
    /** Whether this process has the sandbox in memory. Does not ask the store. */
    holds: (id: string) => held.has(id),
    list: (): readonly Sandbox[] => [...held.values()],
    async remove(id: string) {
      const sandbox = await this.find(id);
      if (sandbox !== undefined) await drop(sandbox);
    },
  };
}
