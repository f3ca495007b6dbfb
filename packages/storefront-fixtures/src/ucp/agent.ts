import type { CapabilityName } from "./capabilities.ts";

/** The agent that sends a request, and the capabilities that it shares with the shop. */
export interface Agent {
  /** The address of the agent's profile. */
  readonly profile: string;
  /** The capabilities that both sides have. */
  readonly capabilities: ReadonlySet<CapabilityName>;
  /** Where the agent wants to receive order events, according to its profile. */
  readonly webhookUrl?: string;
}
