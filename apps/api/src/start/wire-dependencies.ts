import type { Dependencies, Platform } from "../app.ts";
import { createAddressLimiter } from "../limits/limiters.ts";
import { openServices } from "../services/index.ts";
import type { Settings } from "../settings.ts";

type Own = Pick<Dependencies, "log" | "now" | "isReady">;

/**
 * Builds the app's dependencies from its settings and its platform. The server and the tests share this function, so
 * that tests of access run with the same owners, shops and limits as the server.
 */
export function wireDependencies(settings: Settings, platform: Platform, own: Own): Dependencies {
  return {
    ...own,
    settings,
    platform,
    limiter: createAddressLimiter(platform.limiters, "address", settings.openLimit, 60),
    ...openServices(settings, platform.store, settings.publicUrl),
  };
}
