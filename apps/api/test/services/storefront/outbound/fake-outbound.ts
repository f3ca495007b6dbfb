import {
  type Outbound,
  type OutboundAnswer,
  OutboundFailure,
} from "../../../../src/services/storefront/outbound/outbound.ts";

export interface Posted {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Replaces the network in a test: it serves pages by address and records what was posted. A missing
 * page does not answer.
 */
export function fakeOutbound(
  pages: Readonly<Record<string, Partial<OutboundAnswer>>> = {},
  statuses: readonly number[] = [],
) {
  const posted: Posted[] = [];
  const asked: string[] = [];
  const sent = new Map<string, Readonly<Record<string, string>>>();
  const outbound: Outbound = {
    async get(url, headers = {}) {
      asked.push(url);
      sent.set(url, headers);
      const page = pages[url];
      const answer = { status: 200, headers: {}, body: "", ...page };
      if (page === undefined || answer.status > 299) throw new OutboundFailure();
      return answer;
    },
    async post(url, headers, body) {
      posted.push({ url, headers, body });
      return { status: statuses[posted.length - 1] ?? 200, headers: {}, body: "" };
    },
  };
  return { outbound, posted, asked, headersOf: (url: string) => sent.get(url) ?? {} };
}
