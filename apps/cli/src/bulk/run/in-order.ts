import { setTimeout as sleep } from "node:timers/promises";

/**
 * Works on at most `atOnce` tasks at a time, and yields the results in the order of the tasks, each
 * as soon as it and those before it are there. Tasks are read only when there is room, so a slow
 * reader of the results slows the input.
 */
export async function* inOrder<Task, Result>(
  tasks: AsyncIterable<Task>,
  work: (task: Task) => Promise<Result>,
  atOnce: number,
): AsyncGenerator<Result, void, undefined> {
  const iterator = tasks[Symbol.asyncIterator]();
  const running: Promise<Result>[] = [];
  let next: Promise<IteratorResult<Task>> | undefined = iterator.next();
  try {
    while (next !== undefined || running.length > 0) {
      const [first] = running;
      const isFull = running.length >= atOnce;
      const events: Promise<{ step: IteratorResult<Task> } | { result: Result }>[] = [];
      if (first !== undefined) events.push(first.then((result) => ({ result })));
      if (next !== undefined && !isFull) events.push(next.then((step) => ({ step })));
      const event = await Promise.race(events);
      if ("result" in event) {
        void running.shift();
        yield event.result;
      } else if (event.step.done === true) {
        next = undefined;
      } else {
        const result = work(event.step.value);
        // A failure is thrown when its turn comes.
        result.catch(() => undefined);
        running.push(result);
        next = iterator.next();
      }
    }
  } finally {
    // The input may wait for bytes that never come, so this does not wait for the input.
    next?.catch(() => undefined);
    iterator.return?.().catch(() => undefined);
  }
}

/** How many other computers are asked at a time, and how many are asked in a second. */
export interface Pace {
  readonly concurrency: number;
  readonly perSecond: number | undefined;
}

/** So many answers may wait for an earlier one: a slow computer does not stop the others. */
const usualWaiting = 200;

/**
 * Asks other computers, and yields the answers in the order of the tasks, each as soon as it and
 * those before it are known. Besides the tasks that are being asked, at most `mostWaiting` are read
 * ahead of the answer whose turn it is.
 */
export async function* askInOrder<Task, Answer>(
  tasks: AsyncIterable<Task>,
  ask: (task: Task) => Promise<Answer>,
  pace: Pace,
  mostWaiting: number = usualWaiting,
): AsyncGenerator<Answer, void, undefined> {
  const turns = createTurns(pace);
  try {
    const atOnce = pace.concurrency + mostWaiting;
    yield* inOrder(tasks, (task) => turns.take(() => ask(task)), atOnce);
  } finally {
    turns.stop();
  }
}

interface Turns {
  /** Runs a task when a place is free and the rate allows it. */
  readonly take: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Starts no more tasks. */
  readonly stop: () => void;
}

function createTurns({ concurrency, perSecond }: Pace): Turns {
  const waiting: (() => void)[] = [];
  const stopped = new AbortController();
  let running = 0;
  let dueMs = 0;
  const waitForRate = async () => {
    if (perSecond === undefined) return;
    const nowMs = performance.now();
    const startMs = Math.max(dueMs, nowMs);
    dueMs = startMs + 1000 / perSecond;
    await sleep(startMs - nowMs, undefined, { signal: stopped.signal });
  };
  return {
    take: async (task) => {
      if (running >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
      else running++;
      try {
        await waitForRate();
        return await task();
      } finally {
        const next = waiting.shift();
        // The next task takes the place of this one.
        if (next === undefined) running--;
        else next();
      }
    },
    stop: () => {
      waiting.length = 0;
      stopped.abort();
    },
  };
}
