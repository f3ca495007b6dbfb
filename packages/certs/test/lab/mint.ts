import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { bits, integer, octets, oid, sequence, set, text, tlv } from "./der.ts";

/** A part of a name: type, value, and the tag of its string type (default: UTF8String). */
export type Part = readonly [type: string, value: string | Uint8Array, tag?: number];

/** Several parts that form one RDN, or one part alone. */
export type Rdn = Part | readonly Part[];

export type KeyKind =
  | "p256"
  | "p384"
  | "p521"
  | "prime192v1"
  | "secp160r1"
  | "secp256k1"
  | "brainpoolP256r1"
  | "brainpoolP384r1"
  | "brainpoolP512r1"
  | "rsa2048"
  | "rsa1024"
  | "rsa512"
  | "rsa-pss"
  | "dsa"
  | "ed25519"
  | "ed448"
  | "ml-dsa-44"
  | "ml-dsa-65";

export interface MintOptions {
  readonly subject?: readonly Rdn[] | Uint8Array;
  readonly issuer?: readonly Rdn[] | Uint8Array;
  /** The encoded text: 13 characters make a UTCTime, any other length a GeneralizedTime. */
  readonly notBefore?: string;
  readonly notAfter?: string;
  readonly sans?: readonly Uint8Array[];
  readonly key?: KeyKind;
  readonly hash?: "sha256" | "sha1" | "md5";
  /** The signature algorithm as it is written; default: the one that was used. */
  readonly algorithm?: Uint8Array;
  readonly signer?: Minted;
  readonly serial?: Uint8Array;
  readonly ca?: boolean;
  readonly authorityKeyId?: boolean;
  /** The value of the extension TLS feature (RFC 7633). */
  readonly tlsFeatures?: Uint8Array;
  /** More extensions, each encoded as a whole. */
  readonly extensions?: readonly Uint8Array[];
  /** Everything after the public key; default: the extensions. */
  readonly rest?: readonly Uint8Array[];
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
  const made = newKeyPair(kind);
  keys.set(kind, made);
  return made;
}

function newKeyPair(kind: KeyKind) {
  switch (kind) {
    case "ed25519":
      return generateKeyPairSync(kind);
    case "ed448":
      return generateKeyPairSync(kind);
    case "ml-dsa-44":
      return generateKeyPairSync(kind);
    case "ml-dsa-65":
      return generateKeyPairSync(kind);
    case "rsa-pss":
      return generateKeyPairSync(kind, { modulusLength: 2048 });
    case "dsa":
      return generateKeyPairSync(kind, { modulusLength: 2048, divisorLength: 256 });
    case "rsa2048":
    case "rsa1024":
    case "rsa512":
      return generateKeyPairSync("rsa", { modulusLength: Number(kind.slice(3)) });
    default:
      return generateKeyPairSync("ec", { namedCurve: kind.replace(/^p(?=\d)/, "P-") });
  }
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
  const algorithm = options.algorithm ?? signatureAlgorithm(signKey, hash);
  const { sans = [dns("lab.test"), ip(127, 0, 0, 1)] } = options;
  const extensions = [
    ...(sans.length > 0 ? [extension("2.5.29.17", sequence(...sans))] : []),
    extension("2.5.29.14", octets(keyId)),
    ...(authorityKeyId
      ? [extension("2.5.29.35", sequence(tlv(0x80, signer?.keyId ?? keyId)))]
      : []),
    ...(options.tlsFeatures ? [extension("1.3.6.1.5.5.7.1.24", options.tlsFeatures)] : []),
    ...(ca ? [extension("2.5.29.19", sequence(tlv(0x01, Buffer.of(0xff))))] : []),
    ...(options.extensions ?? []),
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
    ...(options.rest ?? [tlv(0xa3, sequence(...extensions))]),
  );
  const signature = sign(hasOwnHash(signKey) ? null : hash, body, signKey);
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

const ownHash: Readonly<Record<string, string>> = {
  ed25519: "1.3.101.112",
  ed448: "1.3.101.113",
  "ml-dsa-44": "2.16.840.1.101.3.4.3.17",
  "ml-dsa-65": "2.16.840.1.101.3.4.3.18",
};

/** Whether the algorithm of the key includes the hash. */
function hasOwnHash({ asymmetricKeyType: type }: KeyObject) {
  return ownHash[`${type}`] !== undefined;
}

type Hash = NonNullable<MintOptions["hash"]>;

const rsaHashes: Readonly<Record<Hash, string>> = { md5: "4", sha1: "5", sha256: "11" };

function signatureAlgorithm({ asymmetricKeyType: type }: KeyObject, hash: Hash) {
  const own = ownHash[`${type}`];
  if (own !== undefined) return sequence(oid(own));
  switch (type) {
    case "ec":
      return sequence(oid(hash === "sha1" ? "1.2.840.10045.4.1" : "1.2.840.10045.4.3.2"));
    case "dsa":
      return sequence(oid("2.16.840.1.101.3.4.3.2"));
    case "rsa-pss":
      return sequence(oid("1.2.840.113549.1.1.10"), pssParameters);
    default:
      return sequence(oid(`1.2.840.113549.1.1.${rsaHashes[hash]}`), tlv(0x05));
  }
}

// SHA-256 for the text and the mask, and a salt of 32 bytes, as Node signs (RFC 4055 section 3.1).
const sha256 = sequence(oid("2.16.840.1.101.3.4.2.1"));
const pssParameters = sequence(
  tlv(0xa0, sha256),
  tlv(0xa1, sequence(oid("1.2.840.113549.1.1.8"), sha256)),
  tlv(0xa2, integer(Buffer.of(32))),
);

export function extension(type: string, value: Uint8Array) {
  return sequence(oid(type), octets(value));
}

function time(value: string) {
  return text(value.length === 13 ? 0x17 : 0x18, value);
}
