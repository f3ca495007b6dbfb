import type { Generated } from "kysely";

/** Times are whole milliseconds since 1970, UTC. Lists are comma-separated text. */
export interface Schema {
  keys: KeyTable;
  usage: UsageTable;
  usage_batches: UsageBatchTable;
  usage_totals: UsageTotalTable;
  early_access: EarlyAccessTable;
  idempotency: IdempotencyTable;
  shops: ShopTable;
  shop_rows: ShopRowTable;
  peppers: PepperTable;
  write_probes: WriteProbeTable;
}

export interface KeyTable {
  id: string;
  /** HMAC of the key; the key itself is nowhere. */
  hash: string;
  pepper_version: number;
  /** The first 12 and the last 4 characters, for people. */
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

export interface UsageTable {
  /** `2026-11`, UTC. */
  month: string;
  owner: string;
  service: string;
  key_id: string;
  count: number;
}

/** The sum of the usage of an owner, and what instances have reserved on top of it. A quota is checked against both. */
export interface UsageTotalTable {
  month: string;
  owner: string;
  service: string;
  /** Successes, over all keys of the owner. */
  counted: number;
  /** Set aside by instances that have not reported yet what they did with it. */
  reserved: number;
  /** How much the last reservation got: the same statement writes it and returns it. */
  granted: number;
}

/** The last batch of counts that an instance has written: a batch whose commit went unheard is not counted twice. */
export interface UsageBatchTable {
  instance: string;
  sequence: number;
  updated_at: number;
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
  /** The state whose mail has gone out last; another than the present one is owed its mail. */
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

/** A shop of the storefront; its version counts the turns that changed it. */
export interface ShopTable {
  shop: string;
  version: number;
}

/** One cart, checkout, order, stock count or setting of a shop. */
export interface ShopRowTable {
  shop: string;
  /** The table of the shop that the row belongs to. */
  name: string;
  key: string;
  /** JSON; null where the row is gone, so that whoever saw it learns of that. */
  value: string | null;
  version: number;
}

/** What a pepper makes of a fixed text: tells one pepper from another without telling either. */
export interface PepperTable {
  version: number;
  fingerprint: string;
}

/** Empty but for a moment: rows are written here to find out whether the store takes writes. */
export interface WriteProbeTable {
  id: string;
  filler: string;
}
