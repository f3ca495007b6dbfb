import * as z from "zod";
import { faultLines } from "../../../platform/schema-faults.ts";
import type { Outbound, OutboundAnswer } from "../outbound/outbound.ts";
import type { StorefrontSettings } from "../settings.ts";
import type { Agent } from "./agent.ts";
import {
  type CapabilityName,
  capabilityNames,
  fullName,
  pruneOrphans,
  type UcpVersion,
} from "./capabilities.ts";
import { UcpFault } from "./fault.ts";

/** Finds out what an agent can do. */
export type Negotiate = (
  profile: string,
  version: UcpVersion,
  /** The trace that the question belongs to. */
  traceparent?: string,
) => Promise<Agent>;

const version = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const platformProfile = z.looseObject({
  ucp: z.looseObject({
    version,
    capabilities: z
      .record(
        z.string(),
        z.array(
          z.looseObject({
            version,
            config: z.looseObject({ webhook_url: z.url().optional() }).optional(),
          }),
        ),
      )
      .optional(),
  }),
});

type PlatformProfile = z.infer<typeof platformProfile>;

const heldProfiles = 1000;
const shortestKeepMs = 60_000;
const longestKeepMs = 3_600_000;

/** `off` takes every agent for one that can do everything; `fetch` reads its profile, and keeps it as long as it may. */
export function createNegotiate(
  mode: StorefrontSettings["negotiation"],
  outbound: Outbound,
  now: () => number,
): Negotiate {
  if (mode === "off") {
    const all = new Set(capabilityNames);
    return async (profile) => ({ profile, capabilities: all });
  }
  const held = new Map<string, { readonly profile: PlatformProfile; readonly until: number }>();

  const read = async (
    address: string,
    traceparent: string | undefined,
  ): Promise<PlatformProfile> => {
    const known = held.get(address);
    if (known !== undefined && known.until > now()) return known.profile;
    const answer = await reach(outbound, address, traceparent);
    const profile = parse(answer.body);
    held.delete(address);
    held.set(address, { profile, until: now() + keepMs(answer) });
    for (const oldest of held.keys()) {
      if (held.size <= heldProfiles) break;
      held.delete(oldest);
    }
    return profile;
  };

  return async (address, spoken, traceparent) => {
    const { ucp } = await read(address, traceparent);
    // An agent that speaks a newer protocol than this endpoint may mean things that were not there yet.
    if (ucp.version > spoken) {
      throw new UcpFault(
        422,
        "version_unsupported",
        `The profile speaks version ${ucp.version}; this endpoint speaks ${spoken}.`,
      );
    }
    const theirs = ucp.capabilities ?? {};
    const shared = capabilityNames.filter((name) =>
      theirs[fullName(name)]?.some((entry) => entry.version === spoken),
    );
    const webhookUrl = theirs[fullName("order")]?.find((entry) => entry.config?.webhook_url)?.config
      ?.webhook_url;
    return {
      profile: address,
      capabilities: pruneOrphans(spoken, new Set<CapabilityName>(shared)),
      ...(webhookUrl === undefined ? {} : { webhookUrl }),
    };
  };
}

async function reach(
  outbound: Outbound,
  address: string,
  traceparent: string | undefined,
): Promise<OutboundAnswer> {
  try {
    const answer = await outbound.get(address, traceparent === undefined ? {} : { traceparent });
    if (answer.status >= 200 && answer.status < 300) return answer;
    throw new Error(`it answered ${answer.status}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it did not answer";
    throw new UcpFault(
      424,
      "profile_unreachable",
      `The agent's profile cannot be read: ${reason}.`,
    );
  }
}

function parse(body: string): PlatformProfile {
  const malformed = (reason: string) =>
    new UcpFault(422, "profile_malformed", `The agent's profile is not one: ${reason}.`);
  let document: unknown;
  try {
    document = JSON.parse(body);
  } catch {
    throw malformed("it is not JSON");
  }
  const parsed = platformProfile.safeParse(document);
  if (parsed.success) return parsed.data;
  throw malformed(
    faultLines(parsed.error, document).replaceAll(/\s+/g, " ").trim().replace(/\.$/, ""),
  );
}

function keepMs({ headers }: OutboundAnswer): number {
  const seconds = /max-age=(\d{1,9})/.exec(headers["cache-control"] ?? "")?.[1];
  return Math.min(Math.max(Number(seconds ?? 0) * 1000, shortestKeepMs), longestKeepMs);
}
