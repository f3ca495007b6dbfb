import type { Gate } from "../http/gate.ts";
import type { OwnAddressSettings } from "../http/origins.ts";
import type { Service } from "../http/service.ts";
import { type StoredFile, storeFile } from "../http/stored-file.ts";
import type { Limiters } from "../limits/limiters.ts";
import type { Html } from "./html.ts";

export interface Site {
  readonly gate: Gate;
  readonly services: readonly Service[];
  /** Takes about 0.1 s, so it is built for the first request of `/openapi.json`. */
  readonly buildOpenApiDocument: () => object;
  readonly address: OwnAddressSettings & { readonly trustedProxies?: unknown };
  readonly limiters: Limiters;
}

const keptMs = 60_000;

interface Kept {
  readonly page: Promise<StoredFile>;
  readonly until: number;
}

/** The page of this name, which is built if it is not stored or if it is older than a minute. */
export type PageStore = (
  name: string,
  build: () => Html | string | Promise<Html>,
) => Promise<StoredFile>;

/**
 * Stores pages that do not depend on the question, so that each is built, hashed and compressed
 * once in a minute. A name may contain the host, which the caller chooses, so the pages that were
 * not sent for the longest time are forgotten.
 */
export function createPageStore(mostPages: number, now: () => number): PageStore {
  const kept = new Map<string, Kept>();

  function build(name: string, make: Parameters<PageStore>[1]): Kept {
    const page = Promise.resolve(make()).then((body) => storeFile(String(body)));
    // A page that could not be built is tried again by the next request.
    page.catch(() => kept.delete(name));
    return { page, until: now() + keptMs };
  }

  return (name, make) => {
    const known = kept.get(name);
    const found = known !== undefined && known.until > now() ? known : build(name, make);
    kept.delete(name);
    kept.set(name, found);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostPages) break;
      kept.delete(oldest);
    }
    return found.page;
  };
}
