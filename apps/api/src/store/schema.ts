import type { Generated } from "kysely";

/** Times are whole milliseconds since 1970, UTC. Lists are comma-separated text. */
export interface Schema {
  keys: KeyTable;
  usage: UsageTable;
  usage_batches: UsageBatchTable;
  usage_totals: UsageTotalTable;
  usage_instances: UsageInstanceTable;
  usage_leases: UsageLeaseTable;
  early_access: EarlyAccessTable;
  idempotency: IdempotencyTable;
  shops: ShopTable;
  shop_rows: ShopRowTable;
  peppers: PepperTable;
  blocks: BlockTable;
  write_probes: WriteProbeTable;
}

export interface KeyTable {
  id: string;
  /** The HMAC of the key. The key itself is not stored. */
  hash: string;
  pepper_version: number;
  /** The first 12 and the last 4 characters of the key, to show to people. */
  hint: string;
  owner: string;
  tier: string;
  scopes: string;
  created_at: number;
  expires_at: number | null;
  last_used_at: number | null;
  revoked_at: number | null;
  replaced_by: string | null;
}

interface UsageTable {
  /** `2026-11`, UTC. */
  month: string;
  owner: string;
  service: string;
  key_id: string;
  count: number;
}

/**
 * The total usage of an owner, and what instances have reserved on top of it. Quotas are checked
 * against both.
 */
interface UsageTotalTable {
  month: string;
  owner: string;
  service: string;
  /** Successes of all keys of the owner. */
  counted: number;
  /** Units reserved by instances that have not reported yet how many of them were spent. */
  reserved: number;
  /** How much the last reservation got. The same statement writes it and returns it. */
  granted: number;
}

/**
 * The last batch of counts that each instance has written. If an instance does not learn that its
 * batch was committed, the retry is not counted twice.
 */
interface UsageBatchTable {
  instance: string;
  sequence: number;
  updated_at: number;
}

/**
 * An instance that reserves quota. After `ends_at`, any other instance may take back what it
 * has reserved.
 */
interface UsageInstanceTable {
  instance: string;
  ends_at: number;
}

/** The part of `reserved` in `usage_totals` that one instance holds. */
interface UsageLeaseTable {
  instance: string;
  month: string;
  owner: string;
  service: string;
  units: number;
}

export interface EarlyAccessTable {
  id: string;
  email: string;
  name: string;
  company: string | null;
  use_case: string;
  services: string;
  expected_volume: string | null;
  state: string;
  tier: string | null;
  key_id: string | null;
  created_at: number;
  confirmed_at: number | null;
  decided_at: number | null;
  issued_at: number | null;
  /** The state whose mail went out last. If it is not the current state, a mail is still due. */
  mailed: Generated<string | null>;
}

export interface IdempotencyTable {
  owner: string;
  route: string;
  key: string;
  fingerprint: string;
  /** Null while the first request is still running. */
  status: number | null;
  body: Generated<string | null>;
  headers: Generated<string | null>;
  locked_until: number;
  created_at: number;
}

/** A shop of the storefront. The version counts the turns that changed it. */
interface ShopTable {
  shop: string;
  version: number;
}

/** One cart, checkout, order, stock count or setting of a shop. */
interface ShopRowTable {
  shop: string;
  /** The table inside the shop that the row belongs to. */
  name: string;
  key: string;
  /**
   * JSON. Null if the row was deleted, so that instances which have seen it learn of the deletion.
   */
  value: string | null;
  version: number;
}

/** The HMAC of a fixed text under a pepper. It distinguishes peppers without revealing them. */
export interface PepperTable {
  version: number;
  fingerprint: string;
}

/** A caller that the operator has blocked. */
export interface BlockTable {
  /** The id of a key, an address, or a CIDR block. */
  caller: string;
  /** Null: no request is allowed. */
  requests_per_minute: number | null;
  created_at: number;
  ends_at: number | null;
}

/** Empty except for a moment: rows are written here to test whether the store accepts writes. */
interface WriteProbeTable {
  id: string;
  filler: string;
}

/** The supported databases. */
export type Engine = "sqlite" | "postgres";
