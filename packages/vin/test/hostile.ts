import { hostileValue, type Random, spoiled } from "../../../test/hostile-inputs.ts";

const sound = [
  ["1HGCM82633A004352", { year: 2003, strict: true, explain: false, now: () => 0 }],
  ["WVWZZZ1KZAW000001", { now: () => Date.UTC(2026, 0, 1) }],
  ["5UXWX7C57BA123456", {}],
] as const;

export function inputs(random: Random): unknown[] {
  const [vin, options] = sound[random(sound.length)] ?? sound[0];
  const given = random(3) === 0 ? hostileValue(random) : vin;
  return [given, random(2) === 0 ? spoiled(options, random) : hostileValue(random)];
}
