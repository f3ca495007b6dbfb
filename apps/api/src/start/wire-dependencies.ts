import type { Dependencies } from "../app.ts";
import type { Config } from "../config.ts";
import type { Platform } from "../platform.ts";
import { openServices } from "../services/open-services.ts";

type Own = Pick<Dependencies, "log" | "now" | "isReady">;

/**
 * Wires the app to its settings and its platform. The server and the test harness share this function, so that a test of
 * who may see what runs with the owners, shops and limits of the server.
 */
export function wireDependencies(config: Config, platform: Platform, own: Own): Dependencies {
  return {
    ...own,
    config,
    platform,
    limiter: platform.limiters.create("address", config.openLimit, 60),
    ...openServices(config, platform.store, config.publicUrl),
  };
}
