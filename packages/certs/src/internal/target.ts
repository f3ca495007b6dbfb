import { hostedPorts, type StarttlsProtocol, starttlsPorts } from "../data/ports.ts";
import type { CertErrorCode, CertIssue } from "../errors.ts";
import type { Starttls } from "../types.ts";
import { type Host, readHost, type ToAscii } from "./host.ts";
import { listed, show } from "./wording.ts";

/** A lookup whose every part is well-formed. */
export interface Target {
  readonly host: Host;
  readonly port: number;
  readonly starttls: Starttls;
  /** What SNI carries; empty for none. */
  readonly servername: string;
  /** Whom the certificate should be for. */
  readonly expected: Host;
  readonly family: 0 | 4 | 6;
  readonly allAddresses: boolean;
  readonly bothKeys: boolean;
}

export interface TargetReading {
  readonly target?: Target;
  /** The host, where that much could be read. */
  readonly host?: Host;
  readonly issues: readonly CertIssue[];
}

const fields = [
  "hostname",
  "port",
  "starttls",
  "servername",
  "family",
  "all_addresses",
  "key_types",
] as const;

type Field = (typeof fields)[number];
type Values = Readonly<Partial<Record<Field, unknown>>>;

const protocols = Object.keys(starttlsPorts) as StarttlsProtocol[];
const protocolByPort = new Map<number, StarttlsProtocol>(
  protocols.flatMap((protocol) => starttlsPorts[protocol].map((port) => [port, protocol] as const)),
);

/** Reads a request: numbers and truth values may also be text, as a query has them. Every issue is reported at once. */
export function readTarget(request: unknown, toAscii: ToAscii): TargetReading {
  const values = copyOf(request);
  if (values === undefined) {
    const message = `A lookup is a host name or an object with one, not ${show(request)}.`;
    return { issues: [{ code: "invalid_type", path: [], message }] };
  }
  const issues: CertIssue[] = unknownFields(values);
  const fail = (code: CertErrorCode, field: Field, message: string) => {
    issues.push({ code, path: [field], message });
    return undefined;
  };
  const read = { values, fail };
  const host = readHostname(read, toAscii);
  const starttls = readStarttls(read);
  const port = readPort(read, starttls);
  const expected = readServername(read, host, toAscii);
  const family = readChoice(read, "family", [4, 6]);
  const allAddresses = readChoice(read, "all_addresses", [true, false]);
  const keyTypes = readChoice(read, "key_types", ["default", "both"]);
  if (issues.length > 0 || !host || !expected || port === undefined) {
    return { issues, ...(host ? { host } : {}) };
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
  return { target, host, issues };
}

/** The port that a protocol has unless another is given. */
function defaultPort(starttls: Starttls | undefined): number {
  return starttls === undefined || starttls === "none" ? 443 : starttlsPorts[starttls][0];
}

/** Whether the port is among those that may be dialled. */
export function isPortAllowed(port: number, ports: readonly number[] | "any" | "hosted"): boolean {
  return ports === "any" || (ports === "hosted" ? hostedPorts : ports).includes(port);
}

interface Reading {
  readonly values: Values;
  readonly fail: (code: CertErrorCode, field: Field, message: string) => undefined;
}

function readHostname({ values, fail }: Reading, toAscii: ToAscii): Host | undefined {
  const { hostname } = values;
  if (hostname === undefined) {
    return fail("missing_field", "hostname", "hostname is missing: send a name or an address.");
  }
  if (typeof hostname !== "string") {
    return fail("invalid_type", "hostname", `hostname must be a text, not ${show(hostname)}.`);
  }
  const host = readHost(hostname, toAscii);
  return typeof host === "string" ? fail("invalid_hostname", "hostname", host) : host;
}

function readStarttls({ values, fail }: Reading): Starttls | undefined {
  const { starttls } = values;
  if (starttls === undefined) return undefined;
  const known: readonly Starttls[] = [...protocols, "none"];
  return (
    known.find((name) => name === starttls) ??
    fail(
      "invalid_protocol",
      "starttls",
      `starttls must be ${listed(known)}, not ${show(starttls)}.`,
    )
  );
}

function readPort({ values, fail }: Reading, starttls: Starttls | undefined): number | undefined {
  const { port } = values;
  if (port === undefined) return defaultPort(starttls);
  const number = typeof port === "string" && /^[0-9]{1,5}$/.test(port) ? Number(port) : port;
  if (typeof number === "number" && Number.isInteger(number) && number >= 1 && number <= 65_535) {
    return number;
  }
  return fail(
    "invalid_port",
    "port",
    `port must be a whole number from 1 to 65535 in decimal digits, not ${show(port)}.`,
  );
}

function readServername(
  { values, fail }: Reading,
  host: Host | undefined,
  toAscii: ToAscii,
): Host | undefined {
  const { servername } = values;
  if (servername === undefined || servername === "") return host;
  if (typeof servername !== "string") {
    return fail(
      "invalid_type",
      "servername",
      `servername must be a text, not ${show(servername)}.`,
    );
  }
  const name = readHost(servername, toAscii);
  if (typeof name === "string") return fail("invalid_hostname", "servername", name);
  if (!name.address) return name;
  return fail(
    "invalid_hostname",
    "servername",
    "servername must be a name: SNI carries no address.",
  );
}

function readChoice<const Choice extends string | number | boolean>(
  { values, fail }: Reading,
  field: Field,
  choices: readonly Choice[],
): Choice | undefined {
  const given = values[field];
  if (given === undefined) return undefined;
  return (
    choices.find((choice) => choice === given || String(choice) === given) ??
    fail(
      "invalid_value",
      field,
      `${field} must be ${listed(choices.map(String))}, not ${show(given)}.`,
    )
  );
}

function unknownFields(values: Values): CertIssue[] {
  const known: readonly string[] = fields;
  return Object.keys(values)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      code: "unknown_field",
      path: [name],
      message: `${show(name)} is not a field here. Known are ${listed(fields)}.`,
    }));
}

/** What the object holds, read once. Undefined for anything else, and for an object that throws when it is read. */
function copyOf(request: unknown): Values | undefined {
  if (typeof request === "string") return { hostname: request };
  if (typeof request !== "object" || request === null) return undefined;
  try {
    if (Array.isArray(request)) return undefined;
    return Object.fromEntries(Object.entries(request));
  } catch {
    return undefined;
  }
}
