import { hostileValue, type Random, spoiled } from "../../../test/hostile-inputs.ts";

const sound = [
  { seed: 7, size: "tiny", market: "US", now: () => 0 },
  { seed: "seven", scenario: "latency", maxCarts: 3, strictBuyer: false, size: "tiny" },
  { reserveOnCheckout: true, idSecret: "secret", size: "tiny", startAt: 0 },
] as const;

export function inputs(random: Random): unknown[] {
  return [random(3) === 0 ? hostileValue(random) : spoiled(sound[random(sound.length)], random)];
}
