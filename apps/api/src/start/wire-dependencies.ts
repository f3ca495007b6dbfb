import type { Dependencies } from "../app.ts";
import type { Config } from "../config.ts";
import type { Platform } from "../platform.ts";
import { openServices } from "../services/open-services.ts";

type Own = Pick<Dependencies, "log" | "now" | "isReady">;

/**
 * Builds the app's dependencies from its settings and its platform. The server and the tests share this function, so
 * that tests of access run with the same owners, shops and limits as the server.
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
