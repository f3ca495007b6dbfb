import type { TaskSurface } from "../../lab/data/surfaces.ts";
import type { Store } from "../../store.ts";
import { createFetchHandler, type FetchHandler } from "../createFetchHandler.ts";

export interface ShopHandlerOptions {
  readonly origin: string;
  readonly wait: (ms: number) => Promise<void>;
}

/** Returns what creates the handler of a shop for a surface. */
export async function createShopHandler(
  surface: TaskSurface,
  { wait }: ShopHandlerOptions,
): Promise<(store: Store) => FetchHandler> {
  if (surface === "v1") return (store) => createFetchHandler(store, { wait });
  throw new TypeError(`runTask does not offer the surface ${surface} yet.`);
}
