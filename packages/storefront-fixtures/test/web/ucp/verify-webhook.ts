interface Key {
  readonly kid: string;
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly y: string;
}

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
const bytesOf = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/**
 * Verifies a webhook as an agent does: the digest of the body (RFC 9530), and the signature with a
 * key of the shop's profile (RFC 9421, section 3.2).
 */
export async function isGenuine(webhook: Request, keys: readonly Key[]): Promise<boolean> {
  const { headers, method, url } = webhook;
  const body = new Uint8Array(await webhook.clone().arrayBuffer());
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const digest = `sha-256=:${btoa(String.fromCharCode(...hash))}:`;
  const parameters = headers.get("signature-input")?.slice("sig1=".length) ?? "";
  const { host, pathname, search } = new URL(url);
  const derived: Readonly<Record<string, string>> = {
    "@method": method,
    "@authority": host,
    "@path": pathname,
    "@query": search,
  };
  const names = Array.from(
    (/^\(([^)]*)\)/.exec(parameters)?.[1] ?? "").matchAll(/"([^"]+)"/g),
    ([, name = ""]) => name,
  );
  const lines = names.map((name) => `"${name}": ${derived[name] ?? headers.get(name)}`);
  const base = [...lines, `"@signature-params": ${parameters}`].join("\n");
  const named = keys.find(({ kid }) => parameters.includes(`keyid="${kid}"`));
  if (named === undefined || !names.includes("content-digest")) return false;
  const key = await crypto.subtle.importKey("jwk", { ...named }, algorithm, false, ["verify"]);
  const signature = bytesOf(/^sig1=:(.+):$/.exec(headers.get("signature") ?? "")?.[1] ?? "");
  const signed = new TextEncoder().encode(base);
  return (
    digest === headers.get("content-digest") &&
    (await crypto.subtle.verify(algorithm, key, signature, signed))
  );
}
