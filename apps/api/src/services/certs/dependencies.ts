import type { AllowList, Dial, Resolve } from "@almanac/certs";

/** What certificate lookups are built from; every part has a default that suits a service for strangers. */
export interface CertsDependencies {
  /** What may be reached besides public addresses. */
  readonly allow?: AllowList;
  readonly ports?: readonly number[] | "any" | "hosted";
  /**
   * Connections to one host in a minute, by all callers together; 60 unless given, and four times as many to one address. What
   * `allow` names is not counted.
   */
  readonly targetLimitPerMinute?: number;
  readonly maxInFlight?: number;
  readonly resolve?: Resolve;
  readonly dial?: Dial;
}
