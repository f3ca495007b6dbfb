import { Redis } from "ioredis";
import type { Settings } from "../../settings.ts";
import { compareClocks } from "./clock.ts";

const patienceMs = 3_000;

/** Reports where limits are counted, and whether Valkey or Redis answers. */
export async function examineLimits(settings: Settings, now: () => number): Promise<string> {
  const place = await examinePlace(settings, now);
  return `${place}; ${settings.openLimit} requests a minute from one address without a key`;
}

async function examinePlace({ valkeyUrl }: Settings, now: () => number): Promise<string> {
  if (valkeyUrl === undefined) return "in this process; set VALKEY_URL to share them";
  const client = new Redis(valkeyUrl, {
    lazyConnect: true,
    retryStrategy: () => null,
    connectTimeout: patienceMs,
    commandTimeout: patienceMs,
  });
  let fault: Error | undefined;
  client.on("error", (error) => {
    fault = error;
  });
  try {
    await client.connect();
    await compareClocks("the shared store", now, async () => {
      const [seconds, microseconds] = await client.time();
      return Number(seconds) * 1000 + Number(microseconds) / 1000;
    });
    return "the shared store answers";
  } catch (error) {
    // The client's own error is only "Connection is closed"; `fault` has the reason.
    throw fault ?? error;
  } finally {
    client.disconnect();
  }
}
