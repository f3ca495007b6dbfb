import { expect, test } from "vitest";
import { type CallerSignal, SharedWork } from "../src/work/shared-work.ts";

/**
 * A caller who can leave. The kernel has no types of Node or the web, so this is an AbortSignal
 * in small.
 */
function caller() {
  const listeners = new Set<() => void>();
  const state = { aborted: false };
  const signal: CallerSignal = {
    get aborted() {
      return state.aborted;
    },
    reason: "gone",
    addEventListener: (type, listener) => void (type === "abort" && listeners.add(listener)),
    removeEventListener: (type, listener) => void (type === "abort" && listeners.delete(listener)),
  };
  const leave = () => {
    state.aborted = true;
    for (const listener of listeners) listener();
  };
  return { signal, leave, listeners };
}

function work() {
  const shared = new SharedWork<string>();
  const runs: { finish: (text: string) => void; fail: (error: unknown) => void; ended: boolean }[] =
    [];
  const start = (onAbandoned: (end: () => void) => void) =>
    new Promise<string>((finish, fail) => {
      const run = { finish, fail, ended: false };
      runs.push(run);
      onAbandoned(() => {
        run.ended = true;
      });
    });
  return { shared, runs, join: (signal?: CallerSignal) => shared.join("key", start, signal) };
}

test("equal work runs once, and everyone gets its result", async () => {
  const { shared, runs, join } = work();
  const someone = caller();
  const results = [join(), join(someone.signal), join(caller().signal)];
  expect({ runs: runs.length, size: shared.size, has: shared.has("key") }).toEqual({
    runs: 1,
    size: 1,
    has: true,
  });
  runs[0]?.finish("done");
  expect(await Promise.all(results)).toEqual(["done", "done", "done"]);
  expect(shared.size).toBe(0);
  expect(someone.listeners.size).toBe(0);
  expect(runs[0]?.ended).toBe(false);
});

test("work is abandoned when its last caller has gone, and the next caller starts it anew", async () => {
  const { runs, join } = work();
  const [one, other] = [caller(), caller()];
  const results = [join(one.signal), join(other.signal)].map((each) => each.catch(String));
  one.leave();
  expect(await results[0]).toBe("gone");
  expect(runs[0]?.ended).toBe(false);
  other.leave();
  expect(await results[1]).toBe("gone");
  expect(runs[0]?.ended).toBe(true);
  const next = join(caller().signal);
  runs[0]?.fail(new Error("abandoned"));
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  expect(runs).toHaveLength(2);
  const same = join();
  expect(runs).toHaveLength(2);
  runs[1]?.finish("new");
  expect(await Promise.all([next, same])).toEqual(["new", "new"]);
});

test("a caller without a signal keeps the work running, and one who has gone starts none", async () => {
  const { runs, join } = work();
  const [one, gone] = [caller(), caller()];
  gone.leave();
  expect(await join(gone.signal).catch(String)).toBe("gone");
  expect(runs).toHaveLength(0);
  const kept = join();
  const left = join(one.signal).catch(String);
  one.leave();
  expect(await left).toBe("gone");
  expect(runs[0]?.ended).toBe(false);
  runs[0]?.fail(new Error("failed"));
  await expect(kept).rejects.toThrow("failed");
});
