import { invalidType, invalidValue, unknownFields, unreadable } from "@almanac/kernel/errors/issue";
import { keysOf, present } from "@almanac/kernel/objects/objects";
import { copyRequest, unknownNames } from "@almanac/kernel/requests/copy-request";
import type { AddressPolicy, AllowList } from "../createAddressPolicy.ts";
import { createAddressPolicy } from "../createAddressPolicy.ts";
import { CertError, type CertIssue } from "../errors.ts";
import { extraFields } from "../internal/target.ts";
import type { CertificateRequest } from "../types.ts";
import { dial } from "./dial.ts";
import type { Dial, Resolve } from "./lookup-types.ts";
import { resolveAsSystem } from "./resolve.ts";

/** How a lookup is made, independent of the request. */
export interface LookupOptions {
  /** Deadline for the whole lookup, in milliseconds: 1 to 600000; default 10000. */
  readonly timeoutMs?: number;
  /** What may be reached besides public addresses: an allow-list, or a policy created from one. */
  readonly allow?: AllowList | AddressPolicy;
  /**
   * Ports that may be dialled; default `any`. `hosted` allows only ports that suit a service
   * for strangers.
   */
  readonly ports?: readonly number[] | "any" | "hosted";
  /** Whether the report names the dialled address even if it is not public. */
  readonly revealAddress?: boolean;
  /** The current time, in milliseconds since 1970. Decides what is expired. */
  readonly now?: () => number;
  /** Resolves names; default: the resolver of this machine. */
  readonly resolve?: Resolve;
  /** Makes each connection; default: a socket of Node. */
  readonly dial?: Dial;
  /** Aborts the lookup. */
  readonly signal?: AbortSignal;
}

/** The fields of a request besides the host, and how the lookup is made. */
export interface InspectOptions
  extends Partial<Omit<CertificateRequest, "hostname">>,
    LookupOptions {}

/** The options of a lookup with every default filled in. */
export interface Settings {
  readonly timeoutMs: number;
  readonly policy: AddressPolicy;
  readonly ports: readonly number[] | "any" | "hosted";
  readonly revealAddress: boolean;
  readonly now: () => number;
  readonly resolve: Resolve;
  readonly dial: Dial;
  readonly signal: AbortSignal | undefined;
}

const defaultTimeoutMs = 10_000;
const longestTimeoutMs = 600_000;

interface ReadOptions {
  readonly asked: Partial<CertificateRequest>;
  readonly settings: Settings;
  readonly issues: readonly CertIssue[];
}

const subject = "The options";

// `satisfies` compares the table with the type: a new option does not compile until it is
// named here.
const lookupOptions = {
  timeoutMs: true,
  allow: true,
  ports: true,
  revealAddress: true,
  now: true,
  resolve: true,
  dial: true,
  signal: true,
} as const satisfies Record<keyof LookupOptions, true>;

const inspectFields: readonly (keyof InspectOptions)[] = [...extraFields, ...keysOf(lookupOptions)];

/**
 * Separates the fields of the request from the options of the lookup, and lists the issues of the
 * options, which may be any value. Never throws.
 *
 * @param fields The options that the operation has.
 */
export function readOptions(
  options: unknown,
  fields: readonly (keyof InspectOptions)[] = inspectFields,
): ReadOptions {
  try {
    const copy = copyRequest(options, fields);
    if (copy === undefined) {
      return { ...splitOptions({}), issues: [invalidType([], "an object", options, subject)] };
    }
    const unknown = unknownNames(copy, fields);
    const read = splitOptions(copy);
    return { ...read, issues: [...unknownFields([], unknown, fields, subject), ...read.issues] };
  } catch {
    return { ...splitOptions({}), issues: [unreadable([], subject)] };
  }
}

function splitOptions(options: InspectOptions): ReadOptions {
  const {
    timeoutMs = defaultTimeoutMs,
    allow,
    ports = "any",
    revealAddress = false,
    now = Date.now,
    resolve = resolveAsSystem,
    dial: dialer = dial,
    signal,
  } = options;
  const issues: CertIssue[] = [];
  const isNumber = typeof timeoutMs === "number";
  if (!(isNumber && timeoutMs >= 1 && timeoutMs <= longestTimeoutMs)) {
    const issueOf = isNumber ? invalidValue : invalidType;
    issues.push(issueOf(["timeoutMs"], `a number from 1 to ${longestTimeoutMs}`, timeoutMs));
  }
  const policy = readPolicy(allow, issues);
  return {
    asked: askedOf(options),
    settings: { timeoutMs, policy, ports, revealAddress, now, resolve, dial: dialer, signal },
    issues,
  };
}

function askedOf(options: InspectOptions): Partial<CertificateRequest> {
  return present(Object.fromEntries(extraFields.map((field) => [field, options[field]])));
}

const publicOnly = createAddressPolicy();

function readPolicy(
  allow: AllowList | AddressPolicy | undefined,
  issues: CertIssue[],
): AddressPolicy {
  if (allow === undefined) return publicOnly;
  if (typeof allow === "object" && allow !== null && "judgeAddress" in allow) return allow;
  try {
    return createAddressPolicy(allow);
  } catch (error) {
    if (!(error instanceof CertError)) throw error;
    issues.push(...error.issues);
    return publicOnly;
  }
}
