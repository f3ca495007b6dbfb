import { randomBytes } from "node:crypto";
import { issueKey } from "../access/issue-key.ts";
import {
  advanceRequest,
  type EarlyAccessRow,
  findRequest,
  insertRequest,
} from "../store/early-access.ts";
import { sendDue } from "./due-mail.ts";
import type { EarlyAccess } from "./early-access-parts.ts";
import type { EarlyAccessRequest } from "./request-schema.ts";
import { openToken } from "./signed-token.ts";

/** Stores a request. Nothing shows the caller whether the email address was already known. */
export async function requestAccess(
  access: EarlyAccess,
  request: EarlyAccessRequest,
): Promise<void> {
  const { store, now } = access;
  const email = request.email.toLowerCase();
  await store.write((queries) =>
    insertRequest(queries, {
      id: `ea_${randomBytes(9).toString("hex")}`,
      email,
      name: request.name,
      company: request.company ?? null,
      use_case: request.useCase,
      services: request.services.join(","),
      expected_volume: request.expectedVolume ?? null,
      state: "requested",
      tier: null,
      key_id: null,
      created_at: now(),
      confirmed_at: null,
      decided_at: null,
      issued_at: null,
    }),
  );
  const row = await findRequest(store.database, email);
  if (row?.state === "requested") post(access, row);
}

/** @returns the updated request, or undefined if the link is not valid. */
export async function confirmAccess(
  access: EarlyAccess,
  token: string,
): Promise<EarlyAccessRow | undefined> {
  const id = openToken(access.pepper, "confirm", token, access.now());
  if (id === undefined) return undefined;
  const { store } = access;
  const at = access.now();
  return store.transact(async (transaction) => {
    await advanceRequest(transaction, id, ["requested"], { state: "confirmed", confirmed_at: at });
    if (access.autoApprove) {
      const approval = { state: "approved", tier: "free", decided_at: at } as const;
      await advanceRequest(transaction, id, ["confirmed"], approval);
    }
    return findRequest(transaction, id);
  });
}

/** Approves a confirmed request. @returns the updated request, or undefined if it was not confirmed. */
export async function approveAccess(
  { store, now }: EarlyAccess,
  row: EarlyAccessRow,
  tier: string,
): Promise<EarlyAccessRow | undefined> {
  const approval = { state: "approved", tier, decided_at: now() } as const;
  const done = await store.write((queries) =>
    advanceRequest(queries, row.id, ["confirmed"], approval),
  );
  return done ? { ...row, ...approval } : undefined;
}

/** Issues the key of an approved request, once. @returns undefined if the link is no longer valid. */
export async function claimKey(access: EarlyAccess, token: string): Promise<string | undefined> {
  const { store, pepper, now } = access;
  const id = openToken(pepper, "claim", token, now());
  if (id === undefined) return undefined;
  return store.transact(async (transaction) => {
    const at = now();
    const issued = { state: "issued", issued_at: at } as const;
    // If two requests arrive at once, only one of them takes this step.
    if (!(await advanceRequest(transaction, id, ["approved"], issued))) return undefined;
    const row = await findRequest(transaction, id);
    const { key, row: keyRow } = await issueKey(transaction, pepper, {
      owner: id,
      tier: row?.tier ?? "free",
      scopes: row?.services ?? "",
      mode: "live",
      expiresAt: null,
      now: at,
    });
    await advanceRequest(transaction, id, ["issued"], { ...issued, key_id: keyRow.id });
    return key;
  });
}

/** Sends the mail in the background, so that the response time does not show whether the address was known. */
function post(access: EarlyAccess, row: EarlyAccessRow): void {
  const { underWay } = access;
  const sending = sendDue(access, row).finally(() => underWay.delete(sending));
  underWay.add(sending);
}
