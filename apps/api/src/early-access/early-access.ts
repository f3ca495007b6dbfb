import { randomBytes } from "node:crypto";
import * as z from "zod";
import { issueKey } from "../access/api-key.ts";
import { serviceIds } from "../service-id.ts";
import {
  advanceRequest,
  type EarlyAccessRow,
  findRequest,
  insertRequest,
} from "../store/early-access.ts";
import { type EarlyAccess, sendDue } from "./mails.ts";
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

/**
 * Approves a confirmed request. @returns the updated request, or undefined if it was not confirmed.
 */
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

/**
 * Issues the key of an approved request, once. @returns undefined if the link is no longer valid.
 */
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

/**
 * Sends the mail in the background, so that the response time does not show whether the address
 * was known.
 */
function post(access: EarlyAccess, row: EarlyAccessRow): void {
  const { underWay } = access;
  const sending = sendDue(access, row).finally(() => underWay.delete(sending));
  underWay.add(sending);
}

export const earlyAccessRequestSchema = z
  .strictObject({
    email: z.email().max(254).describe("Address that receives the confirmation link"),
    name: z.string().trim().min(1).max(200).describe("Your name"),
    company: z.string().trim().max(200).optional().describe("Company or organisation"),
    useCase: z.string().trim().min(1).max(2000).describe("What you want to use the answers for"),
    services: z
      .array(z.enum(serviceIds))
      .min(1)
      .max(serviceIds.length)
      .describe("Services that the key must cover"),
    expectedVolume: z
      .string()
      .trim()
      .max(100)
      .optional()
      .describe("Approximate number of requests a month"),
    consent: z.literal(true).describe("We may store this request until it is erased"),
  })
  .meta({
    id: "EarlyAccessRequest",
    description: "A request for early access",
    examples: [
      {
        email: "ada@example.com",
        name: "Ada",
        useCase: "Quoting parcels in a shop",
        services: ["dimweight"],
        expectedVolume: "10,000",
        consent: true,
      },
    ],
  });

export type EarlyAccessRequest = z.infer<typeof earlyAccessRequestSchema>;

/**
 * What the sender of a request reads. It does not show whether the email address was already known.
 */
export function receivedSentence({ mailer }: Pick<EarlyAccess, "mailer">): string {
  return mailer === undefined
    ? "If this email address is new to us, there is a link to confirm the request. This server sends no email: its operator passes the link on, which almanac-api early-access list shows."
    : "If this email address is new to us, we have sent it a link to confirm the request.";
}
