import { SharedWork } from "@almanac/kernel/work/shared-work";
import * as z from "zod";
import {
  type CapabilityName,
  capabilityNames,
  fullName,
  pruneOrphans,
  type UcpVersion,
  ucpVersions,
} from "../../ucp/capabilities.ts";
import { UcpFault } from "../../ucp/fault.ts";
import type { Agent } from "../../ucp/shop.ts";

/** The answer of the address of a profile. */
export interface ReadProfile {
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The body, as text. */
  readonly body: string;
}

/**
 * Reads the profile at an address. Rejects if there is no answer, or if its status is not
 * a success.
 */
export type ProfileReader = (
  address: string,
  headers: Readonly<Record<string, string>>,
  /** Aborted when everyone who needs the profile has gone. */
  signal?: AbortSignal,
) => Promise<ReadProfile>;

/** Finds out which capabilities an agent has. */
export type Negotiate = (
  profile: string,
  version: UcpVersion,
  /** The trace of the request that needs the answer. */
  traceparent?: string,
  /** Aborted when the caller has gone. */
  signal?: AbortSignal,
) => Promise<Agent>;

/** The trace of the request that needs a profile, and the signal that nobody needs it any more. */
interface Needed {
  readonly traceparent: string | undefined;
  readonly signal: AbortSignal | undefined;
}

const version = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const capability = z.object({
  version,
  config: z.object({ webhook_url: z.url().optional() }).optional(),
});

/** The fields of a profile that are read. The rest is dropped, because a profile may be large. */
const platformProfile = z.object({
  ucp: z.object({
    version,
    capabilities: z
      .record(z.string(), z.array(capability))
      .transform((all) =>
        Object.fromEntries(capabilityNames.map((name) => [name, all[fullName(name)] ?? []])),
      )
      .optional(),
  }),
});

type PlatformProfile = z.infer<typeof platformProfile>["ucp"];

const heldProfiles = 1000;
const shortestKeepMs = 60_000;
const longestKeepMs = 3_600_000;

/**
 * `off` assumes that every agent has all capabilities. `fetch` reads the agent's profile and caches
 * it for as long as allowed.
 */
export function createNegotiate(
  mode: "off" | "fetch",
  readProfile: ProfileReader,
  now: () => number,
): Negotiate {
  if (mode === "off") {
    const all = new Set(capabilityNames);
    return async (profile) => ({ profile, capabilities: all });
  }
  const held = new Map<string, { readonly profile: PlatformProfile; readonly until: number }>();
  const underWay = new SharedWork<PlatformProfile>();

  const fetchProfile = async (address: string, needed: Needed) => {
    const answer = await reach(readProfile, address, needed);
    const profile = parse(answer.body);
    held.delete(address);
    held.set(address, { profile, until: now() + keepMs(answer) });
    for (const oldest of held.keys()) {
      if (held.size <= heldProfiles) break;
      held.delete(oldest);
    }
    return profile;
  };

  /**
   * Each profile is fetched once at a time: callers that arrive meanwhile wait for the same answer.
   */
  const read = async (given: string, needed: Needed): Promise<PlatformProfile> => {
    const address = withoutFragment(given);
    const known = held.get(address);
    if (known !== undefined && known.until > now()) return known.profile;
    const start = (onAbandoned: (end: () => void) => void) => {
      const stop = new AbortController();
      onAbandoned(() => stop.abort());
      return fetchProfile(address, { ...needed, signal: stop.signal });
    };
    try {
      return await underWay.join(address, start, needed.signal);
    } catch (error) {
      throw needed.signal?.aborted ? profileUnreachable() : error;
    }
  };

  return async (address, spoken, traceparent, signal) => {
    const ucp = await read(address, { traceparent, signal });
    checkVersion(ucp.version, spoken);
    const theirs = ucp.capabilities ?? {};
    const shared = capabilityNames.filter((name) =>
      theirs[name]?.some((entry) => entry.version === spoken),
    );
    const webhookUrl = theirs.order?.find((entry) => entry.config?.webhook_url)?.config
      ?.webhook_url;
    return {
      profile: address,
      capabilities: pruneOrphans(spoken, new Set<CapabilityName>(shared)),
      ...(webhookUrl === undefined ? {} : { webhookUrl }),
    };
  };
}

/**
 * The version must be one that the shop's profiles list (overview.md, "Request-Time
 * Validation"). An agent with a newer version than this endpoint may use features that this
 * endpoint does not know.
 */
function checkVersion(theirs: string, spoken: UcpVersion): void {
  const listed: readonly string[] = ucpVersions;
  if (listed.includes(theirs) && theirs <= spoken) return;
  const message = `The profile has a version that this endpoint, which serves ${spoken}, does not support.`;
  throw new UcpFault(422, "version_unsupported", message);
}

/**
 * The same message for every cause, so that callers cannot use it to explore the target or the
 * network of this server.
 */
const unreachable =
  "The agent's profile cannot be read. It must be at an https address on port 443 that is public, " +
  "and answer 200 with at most 64 KiB of JSON within two seconds, without a redirect.";

const malformed =
  "The agent's profile is not a UCP profile: a JSON document with `ucp.version` and `ucp.capabilities`, a list of " +
  "`{ version }` for each capability.";

async function reach(
  readProfile: ProfileReader,
  address: string,
  { traceparent, signal }: Needed,
): Promise<ReadProfile> {
  try {
    return await readProfile(address, traceparent === undefined ? {} : { traceparent }, signal);
  } catch {
    throw profileUnreachable();
  }
}

function profileUnreachable(): UcpFault {
  return new UcpFault(424, "profile_unreachable", unreachable);
}

/**
 * Does not say what is wrong with the document: it comes from a third party, and the caller may not
 * be allowed to read it.
 */
function parse(body: string): PlatformProfile {
  let document: unknown;
  try {
    document = JSON.parse(body);
  } catch {
    throw new UcpFault(422, "profile_malformed", malformed);
  }
  const { data } = platformProfile.safeParse(document);
  if (data === undefined) throw new UcpFault(422, "profile_malformed", malformed);
  return data.ucp;
}

function withoutFragment(address: string): string {
  const url = new URL(address);
  url.hash = "";
  return url.href;
}

function keepMs({ headers }: ReadProfile): number {
  const seconds = /max-age=(\d{1,9})/.exec(headers["cache-control"] ?? "")?.[1];
  return Math.min(Math.max(Number(seconds ?? 0) * 1000, shortestKeepMs), longestKeepMs);
}
