import type { AllowList, Dial, Resolve } from "@almanac/certs";

/** What certificate lookups need. Every part has a default that is safe for a public service. */
export interface CertsDependencies {
  /** What may be reached in addition to public addresses. */
  readonly allow?: AllowList;
  readonly ports?: readonly number[] | "any" | "hosted";
  /**
   * Connections to one host per minute, counted for all callers together. Default: 60. The limit per address is four
   * times as high. Connections that `allow` permits are not counted.
   */
  readonly targetLimitPerMinute?: number;
  readonly maxInFlight?: number;
  readonly resolve?: Resolve;
  readonly dial?: Dial;
}
