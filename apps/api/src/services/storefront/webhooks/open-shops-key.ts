import { generateKeyPairSync } from "node:crypto";
import { openSigningKey, type SigningKey } from "@almanac/storefront-fixtures/ucp/server";
import * as z from "zod";
import type { ShopStore } from "../shops/shop-store.ts";

const jwkSchema = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});

/**
 * Opens the one signing key that all instances share. The first instance that needs it creates it and stores it beside the
 * shops.
 */
export async function openShopsKey(shops: ShopStore): Promise<SigningKey> {
  const { result } = await shops.turn("server", 0, (rows) => {
    const kept = rows.find(({ table, key }) => table === "_server" && key === "signing_key")?.value;
    if (kept !== undefined && kept !== null) return { result: kept, writes: [] };
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const value = JSON.stringify(privateKey.export({ format: "jwk" }));
    return { result: value, writes: [{ table: "_server", key: "signing_key", value }] };
  });
  return await openSigningKey(jwkSchema.parse(JSON.parse(result)));
}
