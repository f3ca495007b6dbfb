import { hostileValue, type Random, spoiled } from "../../../test/hostile-inputs.ts";
import { mint } from "./lab/mint.ts";

const { der } = mint({});
const options = {
  timeoutMs: 50,
  now: () => 0,
  resolve: async () => [],
  dial: () => Promise.reject(new Error("no test dials")),
};

/** The certificate, cut off or with one bit flipped. */
function cutOrFlipped(random: Random): Uint8Array {
  const at = random(der.length);
  if (random(2) === 0) return der.subarray(0, at);
  const bytes = Uint8Array.from(der);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
  return bytes;
}

/** Inputs that never cause a lookup: hosts that may not be dialled, and hostile values. */
export function inputs(random: Random): unknown[] {
  const target = ["127.0.0.1", { hostname: "10.0.0.1", port: 443 }, der, cutOrFlipped(random)][
    random(4)
  ];
  const given = [hostileValue(random), target, spoiled(target, random)][random(3)];
  return [given, random(3) === 0 ? hostileValue(random) : spoiled(options, random)];
}
