// The caller whose waits `drills` measures: it calls every few milliseconds, each time the next
// server, until a deadline. Started as a separate process, so that nothing else runs in it.
import { once } from "node:events";
import { Agent, request } from "node:http";
import { constants, setPriority } from "node:os";
import { setTimeout as delay } from "node:timers/promises";

/** What to call, and for how long: the first message of the parent process. */
export interface Calls {
  readonly urls: readonly string[];
  readonly key: string;
  readonly seconds: number;
}

/** How long each call took, in milliseconds, and how many did not succeed. */
export interface Waits {
  readonly waits: readonly number[];
  readonly failed: number;
}

// A caller has a machine of its own, so it never waits for a processor. Only root may set this.
if (process.getuid?.() === 0) setPriority(constants.priority.PRIORITY_HIGH);
const [{ urls, key, seconds }] = (await once(process, "message")) as [Calls];
const parcel = JSON.stringify({
  lengthCm: 40,
  widthCm: 30,
  heightCm: 20,
  weightKg: 2,
  carrier: "dhl",
});
const agent = new Agent({ keepAlive: true });
const waits: number[] = [];
let failed = 0;
const deadline = performance.now() + seconds * 1_000;
while (performance.now() < deadline) {
  const url = new URL("/v1/calculate", urls[waits.length % urls.length]);
  const start = performance.now();
  const status = await new Promise<number>((resolve) => {
    const call = request(url, {
      agent,
      method: "POST",
      headers: { "Content-Type": "application/json", "X-API-Key": key },
    });
    call.once("response", (answer) =>
      answer.resume().once("end", () => resolve(answer.statusCode ?? 0)),
    );
    call.once("error", () => resolve(0));
    call.end(parcel);
  });
  waits.push(performance.now() - start);
  if (status !== 200) failed += 1;
  await delay(5);
}
agent.destroy();
process.send?.({ waits, failed } satisfies Waits);
process.disconnect?.();
