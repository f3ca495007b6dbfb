import type { UcpVersion } from "../../ucp/capabilities.ts";
import type { UcpFault } from "../../ucp/fault.ts";
import type { Agent, UcpShop } from "../../ucp/shop.ts";

/** The part of `Headers` that is read. */
export interface HeaderSource {
  get(name: string): string | null;
}

/** A request that has been admitted, and whose body has been read. */
export interface UcpRequest {
  readonly method: string;
  /** The path, percent-encoded as it was sent. */
  readonly path: string;
  /** The id in the path; empty if the path has none. */
  readonly id: string;
  readonly headers: HeaderSource;
  /** The body as JSON; undefined without one. */
  readonly body: unknown;
}

/** What the server of an endpoint provides for one request. */
export interface UcpHost {
  /** Finds the shop that the request is for. */
  selectShop(): Promise<UcpShop>;
  /** Finds out which capabilities the agent has. */
  negotiate(profile: string, version: UcpVersion): Promise<Agent>;
  /** The public keys of the shop, as JSON Web Keys. */
  publicKeys(): Promise<readonly object[]>;
  /** Converts any error to a fault. */
  asFault(error: unknown): UcpFault;
}

/** An answer before it is written. */
export interface UcpReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Written as JSON. Without it, the answer has no body. */
  readonly body?: object;
  /** The code of the error in the answer. */
  readonly code?: string;
  /**
   * Whether the answer does not count against a quota: an error, whatever its status, or an
   * acknowledgement without content.
   */
  readonly isFree?: boolean;
}

/** A path of the protocol, for any server: what it reads, and how it answers. */
export interface UcpEndpoint {
  readonly binding: "profile" | "rest" | "mcp";
  /** `*` matches every method that has no separate endpoint at this path. */
  readonly method: "GET" | "POST" | "PUT" | "*";
  /** `:id` matches one segment of the path. */
  readonly path: string;
  /** Whether the request has a JSON body. */
  readonly body: "none" | "optional" | "required";
  /** Throws a fault for headers that make the body pointless. */
  check(headers: HeaderSource): void;
  /**
   * Answers a request. Rejects with any error, which the server converts and passes to `refusal`.
   */
  answer(request: UcpRequest, host: UcpHost): Promise<UcpReply>;
  /** Builds the answer to a request that was refused or failed. */
  refusal(fault: UcpFault): UcpReply;
}
