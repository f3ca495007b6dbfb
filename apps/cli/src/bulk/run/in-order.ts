/**
 * Works on at most `atOnce` tasks at a time, and yields the results in the order of the tasks, each as soon as it and
 * those before it are there. Tasks are read only when there is room, so a slow reader of the results slows the input.
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
