/**
 * The most bytes of what is said about one wrong request, and about all rows of a batch with the
 * data of the others.
 */
export const mostBytes = { ofRequest: 64_000, ofBatch: 1_048_576 } as const;

/** An object with this many names, which no request has. `of` makes each name from its number. */
export function manyNames(count: number, of = (index: number) => `n${index.toString(36)}`): object {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [of(index), 1]));
}

/** Names that are similar to a field: `dependents_ab`. */
export function similarName(index: number): string {
  return `dependents_${(index + 26 ** 4).toString(26)}`;
}

/** Every body that has more names, or a longer list, somewhere in a valid one. */
export function widened(body: unknown, more: object): unknown[] {
  if (typeof body !== "object" || body === null) return [more];
  const inside = Object.entries(body).flatMap(([name, value]) =>
    widened(value, more).map((wider) => {
      if (!Array.isArray(body)) return { ...body, [name]: wider };
      return body.map((each, index) => (index === Number(name) ? wider : each));
    }),
  );
  if (Array.isArray(body)) return [...inside, [...body, ...Object.keys(more)]];
  return [...inside, { ...more, ...body }, { ...body, ...more }];
}
