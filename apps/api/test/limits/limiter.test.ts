import { expect, test } from "vitest";
import { createMemoryLimiter } from "../../src/limits/limiters.ts";

function limiterWithClock(limit: number, windowSeconds: number, maxKeys = 100_000) {
  const clock = { at: 5_000 };
  const limiter = createMemoryLimiter(limit, windowSeconds, { now: () => clock.at, maxKeys });
  return { clock, limiter };
}

test("the window of a key begins with its first request and ends after the set number of seconds", async () => {
  const { clock, limiter } = limiterWithClock(2, 60);
  expect(await limiter.consume("a")).toEqual({ allowed: true, remaining: 1, resetSeconds: 60 });
  clock.at += 30_000;
  expect(await limiter.consume("b")).toEqual({ allowed: true, remaining: 1, resetSeconds: 60 });
  expect(await limiter.consume("a")).toEqual({ allowed: true, remaining: 0, resetSeconds: 30 });
  expect(await limiter.consume("a")).toEqual({ allowed: false, remaining: 0, resetSeconds: 30 });
  clock.at += 29_999;
  expect((await limiter.consume("a")).allowed).toBe(false);
  clock.at += 1;
  expect(await limiter.consume("a")).toEqual({ allowed: true, remaining: 1, resetSeconds: 60 });
  expect((await limiter.consume("b")).remaining).toBe(0);
});

test("one call can cost more than one, and one that is refused leaves the rest to cheaper calls", async () => {
  const { limiter } = limiterWithClock(10, 60);
  expect((await limiter.consume("a", 7)).remaining).toBe(3);
  expect(await limiter.consume("a", 4)).toMatchObject({ allowed: false, remaining: 3 });
  expect(await limiter.consume("a", 3)).toMatchObject({ allowed: true, remaining: 0 });
  expect(await limiter.consume("a")).toMatchObject({ allowed: false, remaining: 0 });
});

test("with too many keys, only the oldest one is forgotten", async () => {
  const { clock, limiter } = limiterWithClock(1, 60, 3);
  for (const key of ["a", "b", "c"]) {
    await limiter.consume(key);
    clock.at += 1_000;
  }
  expect((await limiter.consume("d")).allowed).toBe(true);
  for (const key of ["b", "c", "d"]) expect((await limiter.consume(key)).allowed).toBe(false);
  expect((await limiter.consume("a")).allowed).toBe(true);
});
