import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import * as z from "zod";
import type { ShopStore } from "../shops/shop-store.ts";

/** The key that signs the shop's webhooks, and its public half as a JWK. */
export interface SigningKey {
  readonly keyId: string;
  readonly privateKey: KeyObject;
  readonly publicJwk: Readonly<Record<string, string>>;
}

const jwkSchema = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});

/**
 * Opens the one key that all instances share. The first instance that needs it creates it and stores it beside the
 * shops.
 */
export async function openSigningKey(shops: ShopStore): Promise<SigningKey> {
  const { result } = await shops.turn("server", 0, (rows) => {
    const kept = rows.find(({ table, key }) => table === "_server" && key === "signing_key")?.value;
    if (kept !== undefined && kept !== null) return { result: kept, writes: [] };
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const value = JSON.stringify(privateKey.export({ format: "jwk" }));
    return { result: value, writes: [{ table: "_server", key: "signing_key", value }] };
  });
  const jwk = jwkSchema.parse(JSON.parse(result));
  const { kty, crv, x, y } = jwk;
  // RFC 7638, section 3: the required members, ordered by name.
  const keyId = createHash("sha256").update(JSON.stringify({ crv, kty, x, y })).digest("base64url");
  return {
    keyId,
    privateKey: createPrivateKey({ format: "jwk", key: jwk }),
    publicJwk: { kid: keyId, kty, crv, x, y, use: "sig", alg: "ES256" },
  };
}
