import { invalidType, missingField, unknownFields, unreadable } from "@almanac/kernel/errors/issue";
import { mustBe } from "@almanac/kernel/messages/wording";
import { keysOf } from "@almanac/kernel/objects/objects";
import { copyRequest, unknownNames } from "@almanac/kernel/requests/copy-request";
import type { Field } from "@almanac/kernel/requests/field";
import { type Reading, unsound } from "@almanac/kernel/requests/read-shape";
import { hostedPorts, type StarttlsProtocol, starttlsPorts } from "../data/tls-ports.ts";
import type { CertErrorCode, CertIssue } from "../errors.ts";
import { certificateRequestFields } from "../request-fields.ts";
import type { CertificateRequest, Starttls } from "../types.ts";
import { type Host, readHost, type ToAscii } from "./host.ts";

/** A lookup request in which every part is well-formed. */
export interface Target {
  readonly host: Host;
  readonly port: number;
  readonly starttls: Starttls;
  /** The name to send in SNI; empty to send no SNI. */
  readonly servername: string;
  /** The host that the certificate should be for. */
  readonly expected: Host;
  readonly family: 0 | 4 | 6;
  readonly all_addresses: boolean;
  readonly key_types: "default" | "both";
}

/**
 * What was read from a lookup request. If the request is faulty, it still has the host, if the host
 * is well-formed.
 */
export type TargetReading = Reading<Target, CertErrorCode>;

type FieldName = keyof CertificateRequest;
type Values = Readonly<Partial<Record<FieldName, unknown>>>;

const { required, optional, names } = certificateRequestFields;

/** The fields of a request besides the host. */
export const extraFields = keysOf(optional);

const protocols = keysOf(starttlsPorts);
const protocolByPort = new Map<number, StarttlsProtocol>(
  protocols.flatMap((protocol) => starttlsPorts[protocol].map((port) => [port, protocol] as const)),
);

/**
 * Reads a request. Numbers and booleans may also be text, as in a URL query. All issues are
 * reported at once.
 *
 * @param asked Fields given besides the request. If present, a request that is not an object is
 * read as the host.
 */
export function readTarget(request: unknown, toAscii: ToAscii, asked?: object): TargetReading {
  try {
    const copy = typeof request === "string" ? { hostname: request } : copyRequest(request, names);
    if (asked) return readValues({ ...(copy ?? { hostname: request }), ...asked }, toAscii);
    return copy === undefined
      ? unsound(invalidType([], "a host name, or an object with one", request))
      : readValues(copy, toAscii);
  } catch {
    return unsound(unreadable([]));
  }
}

function readValues(values: Values, toAscii: ToAscii): TargetReading {
  const issues: CertIssue[] = unknownFields([], unknownNames(values, names), names);
  const reader = { values, issues };
  const host = readHostname(reader, toAscii);
  const starttls = readField(reader, "starttls", optional.starttls);
  const sentPort = readField(reader, "port", optional.port);
  const expected = readServername(reader, host, toAscii);
  const family = readField(reader, "family", optional.family) ?? 0;
  const all_addresses = readField(reader, "all_addresses", optional.all_addresses) ?? false;
  const key_types = readField(reader, "key_types", optional.key_types) ?? "default";
  if (issues.length > 0 || !host || !expected) {
    return { request: undefined, sound: host ? { host } : {}, issues };
  }
  const port = sentPort ?? defaultPort(starttls);
  const target: Target = {
    host,
    port,
    starttls: starttls ?? protocolByPort.get(port) ?? "none",
    servername: values.servername === "" || expected.address ? "" : expected.text,
    expected,
    family,
    all_addresses,
    key_types,
  };
  return { request: target, sound: target, issues };
}

/** The default port of a protocol. */
function defaultPort(starttls: Starttls | undefined): number {
  return starttls === undefined || starttls === "none" ? 443 : starttlsPorts[starttls][0];
}

/** True if the port may be dialled. */
export function isPortAllowed(port: number, ports: readonly number[] | "any" | "hosted"): boolean {
  return ports === "any" || (ports === "hosted" ? hostedPorts : ports).includes(port);
}

interface Reader {
  readonly values: Values;
  readonly issues: CertIssue[];
}

function readHostname(reader: Reader, toAscii: ToAscii): Host | undefined {
  const { hostname } = reader.values;
  if (hostname !== undefined) return readHostField(reader, "hostname", required.hostname, toAscii);
  reader.issues.push(missingField(["hostname"], required.hostname.allowed));
  return undefined;
}

function readHostField(
  { values, issues }: Reader,
  name: "hostname" | "servername",
  { allowed }: Field,
  toAscii: ToAscii,
): Host | undefined {
  const given = values[name];
  if (typeof given !== "string") {
    issues.push(invalidType([name], allowed, given));
    return undefined;
  }
  const host = readHost(given, toAscii);
  if (typeof host !== "string") return host;
  issues.push({ code: "invalid_hostname", path: [name], message: host });
  return undefined;
}

/** The codes of faults that have a code of their own, by field. */
const codeOf: Readonly<Partial<Record<FieldName, CertErrorCode>>> = {
  port: "invalid_port",
  starttls: "invalid_protocol",
};

/**
 * The value of a field that is neither the host nor its name; undefined if it is absent or faulty.
 */
function readField<Value>(reader: Reader, name: FieldName, field: Field<Value>): Value | undefined {
  const given = reader.values[name];
  if (given === undefined) return undefined;
  const value = fromText(field, given);
  if (field.takes(value)) return value;
  const message = mustBe(name, field.allowed, given);
  reader.issues.push({ code: codeOf[name] ?? "invalid_value", path: [name], message });
  return undefined;
}

/** The number or the boolean that a text of a query means; any other value unchanged. */
function fromText(field: Field, given: unknown): unknown {
  if (typeof given !== "string" || field.takes(given)) return given;
  if (given === "true" || given === "false") return given === "true";
  const number = Number(given);
  // Only a port may have leading zeros.
  const isNumber = field === optional.port || String(number) === given;
  return isNumber && /^[0-9]{1,5}$/.test(given) ? number : given;
}

function readServername(
  reader: Reader,
  host: Host | undefined,
  toAscii: ToAscii,
): Host | undefined {
  const { servername } = reader.values;
  if (servername === undefined || servername === "") return host;
  const name = readHostField(reader, "servername", optional.servername, toAscii);
  if (!name?.address) return name;
  const message = "servername must be a name: SNI cannot contain an address.";
  reader.issues.push({ code: "invalid_hostname", path: ["servername"], message });
  return undefined;
}
