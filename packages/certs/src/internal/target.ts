import { invalidType, missingField, unknownFields, unreadable } from "@almanac/kernel/errors/issue";
import { listed, mustBe } from "@almanac/kernel/messages/wording";
import { keysOf } from "@almanac/kernel/objects/objects";
import { copyRequest, unknownNames } from "@almanac/kernel/requests/copy-request";
import { type Reading, unsound } from "@almanac/kernel/requests/read-shape";
import { hostedPorts, type StarttlsProtocol, starttlsPorts } from "../data/ports.ts";
import type { CertErrorCode, CertIssue } from "../errors.ts";
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
  readonly allAddresses: boolean;
  readonly bothKeys: boolean;
}

/** What was read from a lookup request. If the request is faulty, it still has the host, if the host is well-formed. */
export type TargetReading = Reading<Target, CertErrorCode>;

// `satisfies` compares the table with the type: a new field of the request does not compile until it is named here.
const extra = {
  port: true,
  starttls: true,
  servername: true,
  family: true,
  all_addresses: true,
  key_types: true,
} as const satisfies Record<Exclude<keyof CertificateRequest, "hostname">, true>;

/** The fields of a request besides the host. */
export const extraFields = keysOf(extra);

const fields = ["hostname", ...extraFields] as const;

type Field = (typeof fields)[number];
type Values = Readonly<Partial<Record<Field, unknown>>>;

const protocols = keysOf(starttlsPorts);
const protocolByPort = new Map<number, StarttlsProtocol>(
  protocols.flatMap((protocol) => starttlsPorts[protocol].map((port) => [port, protocol] as const)),
);

/**
 * Reads a request. Numbers and booleans may also be text, as in a URL query. All issues are reported at once.
 *
 * @param asked Fields given besides the request. If present, a request that is not an object is read as the host.
 */
export function readTarget(request: unknown, toAscii: ToAscii, asked?: object): TargetReading {
  try {
    const copy = typeof request === "string" ? { hostname: request } : copyRequest(request, fields);
    if (asked) return readValues({ ...(copy ?? { hostname: request }), ...asked }, toAscii);
    return copy === undefined
      ? unsound(invalidType([], "a host name, or an object with one", request))
      : readValues(copy, toAscii);
  } catch {
    return unsound(unreadable([]));
  }
}

function readValues(values: Values, toAscii: ToAscii): TargetReading {
  const issues: CertIssue[] = unknownFields([], unknownNames(values, fields), fields);
  const read = { values, issues };
  const host = readHostname(read, toAscii);
  const starttls = readStarttls(read);
  const port = readPort(read, starttls);
  const expected = readServername(read, host, toAscii);
  const family = readChoice(read, "family", [4, 6]);
  const allAddresses = readChoice(read, "all_addresses", [true, false]);
  const keyTypes = readChoice(read, "key_types", ["default", "both"]);
  if (issues.length > 0 || !host || !expected || port === undefined) {
    return { request: undefined, sound: host ? { host } : {}, issues };
  }
  const sent = expected.address ? "" : expected.text;
  const target: Target = {
    host,
    port,
    starttls: starttls ?? protocolByPort.get(port) ?? "none",
    servername: values.servername === "" ? "" : sent,
    expected,
    family: family ?? 0,
    allAddresses: allAddresses ?? false,
    bothKeys: keyTypes === "both",
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

/** Adds an issue about a field. Returns undefined, which takes the place of the field's value. */
function report({ issues }: Reader, code: CertErrorCode, field: Field, message: string): undefined {
  issues.push({ code, path: [field], message });
  return undefined;
}

function readHostname(reader: Reader, toAscii: ToAscii): Host | undefined {
  const { hostname } = reader.values;
  if (typeof hostname === "string") {
    const host = readHost(hostname, toAscii);
    return typeof host === "string" ? report(reader, "invalid_hostname", "hostname", host) : host;
  }
  reader.issues.push(noHostname(hostname));
  return undefined;
}

/** The issue about a host that is missing or is not a text. */
export function noHostname(hostname: unknown): CertIssue {
  const path = ["hostname"];
  const allowed = "a host name or an address";
  return hostname === undefined
    ? missingField(path, allowed)
    : invalidType(path, allowed, hostname);
}

function readStarttls(reader: Reader): Starttls | undefined {
  const { starttls } = reader.values;
  if (starttls === undefined) return undefined;
  const known: readonly Starttls[] = [...protocols, "none"];
  const message = () => mustBe("starttls", listed(known, "or"), starttls);
  return (
    known.find((name) => name === starttls) ??
    report(reader, "invalid_protocol", "starttls", message())
  );
}

function readPort(reader: Reader, starttls: Starttls | undefined): number | undefined {
  const { port } = reader.values;
  if (port === undefined) return defaultPort(starttls);
  const number = typeof port === "string" && /^[0-9]{1,5}$/.test(port) ? Number(port) : port;
  if (typeof number === "number" && Number.isInteger(number) && number >= 1 && number <= 65_535) {
    return number;
  }
  const allowed = "a whole number from 1 to 65535 in decimal digits";
  return report(reader, "invalid_port", "port", mustBe("port", allowed, port));
}

function readServername(
  reader: Reader,
  host: Host | undefined,
  toAscii: ToAscii,
): Host | undefined {
  const { servername } = reader.values;
  if (servername === undefined || servername === "") return host;
  if (typeof servername !== "string") {
    reader.issues.push(invalidType(["servername"], "a host name", servername));
    return undefined;
  }
  const name = readHost(servername, toAscii);
  if (typeof name === "string") return report(reader, "invalid_hostname", "servername", name);
  if (!name.address) return name;
  const message = "servername must be a name: SNI cannot contain an address.";
  return report(reader, "invalid_hostname", "servername", message);
}

function readChoice<const Choice extends string | number | boolean>(
  reader: Reader,
  field: Field,
  choices: readonly Choice[],
): Choice | undefined {
  const given = reader.values[field];
  if (given === undefined) return undefined;
  const message = () => mustBe(field, listed(choices.map(String), "or"), given);
  return (
    choices.find((choice) => choice === given || String(choice) === given) ??
    report(reader, "invalid_value", field, message())
  );
}
