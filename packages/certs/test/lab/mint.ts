import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { bits, integer, octets, oid, sequence, set, text, tlv } from "./der.ts";

/** A part of a name: type, value, and the tag of its string type (default: UTF8String). */
export type Part = readonly [type: string, value: string | Uint8Array, tag?: number];

/** Several parts that form one RDN, or one part alone. */
export type Rdn = Part | readonly Part[];

export type KeyKind =
  | "p256"
  | "p384"
  | "brainpoolP256r1"
  | "brainpoolP384r1"
  | "brainpoolP512r1"
  | "rsa2048"
  | "rsa1024"
  | "ed25519";

export interface MintOptions {
  readonly subject?: readonly Rdn[] | Uint8Array;
  readonly issuer?: readonly Rdn[] | Uint8Array;
  /** The encoded text: 13 characters make a UTCTime, any other length a GeneralizedTime. */
  readonly notBefore?: string;
  readonly notAfter?: string;
  readonly sans?: readonly Uint8Array[];
  readonly key?: KeyKind;
  readonly hash?: "sha256" | "sha1";
  readonly signer?: Minted;
  readonly serial?: Uint8Array;
  readonly ca?: boolean;
  readonly authorityKeyId?: boolean;
  /** The value of the extension TLS feature (RFC 7633). */
  readonly tlsFeatures?: Uint8Array;
}

export interface Minted {
  readonly der: Buffer;
  readonly cert: string;
  readonly key: string;
  readonly name: Buffer;
  readonly keyId: Buffer;
}

const types: Readonly<Record<string, string>> = {
  CN: "2.5.4.3",
  serialNumber: "2.5.4.5",
  C: "2.5.4.6",
  L: "2.5.4.7",
  O: "2.5.4.10",
  OU: "2.5.4.11",
  DC: "0.9.2342.19200300.100.1.25",
  UID: "0.9.2342.19200300.100.1.1",
  emailAddress: "1.2.840.113549.1.9.1",
};

const keys = new Map<string, { readonly privateKey: KeyObject; readonly publicKey: KeyObject }>();

/**
 * Returns the key pair of a kind. It is created once, because creating an RSA key takes longer than
 * everything else here.
 */
export function keyPair(kind: KeyKind) {
  const known = keys.get(kind);
  if (known) return known;
  const made =
    kind === "ed25519"
      ? generateKeyPairSync("ed25519")
      : kind.startsWith("rsa")
        ? generateKeyPairSync("rsa", { modulusLength: Number(kind.slice(3)) })
        : generateKeyPairSync("ec", { namedCurve: kind.replace(/^p(?=\d)/, "P-") });
  keys.set(kind, made);
  return made;
}

export function encodeName(rdns: readonly Rdn[] | Uint8Array): Buffer {
  if (rdns instanceof Uint8Array) return Buffer.from(rdns);
  return sequence(
    ...rdns.map((rdn) => {
      const parts = (Array.isArray(rdn[0]) ? rdn : [rdn]) as readonly Part[];
      return set(
        ...parts
          .map(([type, value, tag = 0x0c]) =>
            sequence(
              oid(types[type] ?? type),
              typeof value === "string" ? text(tag, value) : tlv(tag, value),
            ),
          )
          .sort(Buffer.compare),
      );
    }),
  );
}

export const dns = (name: string) => text(0x82, name);
export const ip = (...bytes: number[]) => tlv(0x87, Buffer.from(bytes));

export const utc = (milliseconds: number) => {
  const digits = new Date(milliseconds).toISOString().replaceAll(/[-:T]|\.\d+/g, "");
  return digits.startsWith("20") && Number(digits.slice(0, 4)) < 2050 ? digits.slice(2) : digits;
};

const day = 86_400_000;

/** Creates a certificate: self-signed, or signed by `signer`. */
export function mint(options: MintOptions = {}): Minted {
  const { key = "p256", hash = "sha256", signer, ca = false, authorityKeyId = true } = options;
  const pair = keyPair(key);
  const publicKey = pair.publicKey.export({ type: "spki", format: "der" });
  const keyId = createHash("sha1").update(publicKey).digest();
  const name = encodeName(options.subject ?? [["CN", "lab.test"]]);
  const signKey = signer === undefined ? pair.privateKey : keyOf(signer);
  const algorithm = signatureAlgorithm(signKey, hash);
  const { sans = [dns("lab.test"), ip(127, 0, 0, 1)] } = options;
  const extensions = [
    ...(sans.length > 0 ? [extension("2.5.29.17", sequence(...sans))] : []),
    extension("2.5.29.14", octets(keyId)),
    ...(authorityKeyId
      ? [extension("2.5.29.35", sequence(tlv(0x80, signer?.keyId ?? keyId)))]
      : []),
    ...(options.tlsFeatures ? [extension("1.3.6.1.5.5.7.1.24", options.tlsFeatures)] : []),
    ...(ca ? [extension("2.5.29.19", sequence(tlv(0x01, Buffer.of(0xff))))] : []),
  ];
  const body = sequence(
    tlv(0xa0, integer(Buffer.of(2))),
    integer(options.serial ?? Buffer.of(0x12, 0x34, 0x56)),
    algorithm,
    options.issuer ? encodeName(options.issuer) : (signer?.name ?? name),
    sequence(
      time(options.notBefore ?? utc(Date.now() - day)),
      time(options.notAfter ?? utc(Date.now() + 30 * day)),
    ),
    name,
    publicKey,
    tlv(0xa3, sequence(...extensions)),
  );
  const signature = sign(isEdwards(signKey) ? null : hash, body, signKey);
  const der = sequence(body, algorithm, bits(signature));
  return { der, cert: pem(der), key: String(exportKey(pair.privateKey)), name, keyId };
}

export function pem(der: Uint8Array): string {
  const lines =
    Buffer.from(der)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
}

const kept = new Map<string, KeyObject>();

function exportKey(key: KeyObject) {
  const text = String(key.export({ type: "pkcs8", format: "pem" }));
  kept.set(text, key);
  return text;
}

function keyOf({ key }: Minted): KeyObject {
  const found = kept.get(key);
  if (!found) throw new Error("the signer was not minted here");
  return found;
}

function isEdwards(key: KeyObject) {
  return key.asymmetricKeyType === "ed25519";
}

function signatureAlgorithm(key: KeyObject, hash: "sha256" | "sha1") {
  if (isEdwards(key)) return sequence(oid("1.3.101.112"));
  if (key.asymmetricKeyType === "ec") {
    return sequence(oid(hash === "sha1" ? "1.2.840.10045.4.1" : "1.2.840.10045.4.3.2"));
  }
  const rsa = oid(hash === "sha1" ? "1.2.840.113549.1.1.5" : "1.2.840.113549.1.1.11");
  return sequence(rsa, tlv(0x05));
}

function extension(type: string, value: Uint8Array) {
  return sequence(oid(type), octets(value));
}

function time(value: string) {
  return text(value.length === 13 ? 0x17 : 0x18, value);
}
