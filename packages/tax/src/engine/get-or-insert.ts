/** The part of a `Map` and of a `WeakMap` that a cache needs. */
interface Cache<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** The value that a cache has for a key. If it has none, the value is made and kept. */
export function getOrInsert<Key, Value>(
  cache: Cache<Key, Value>,
  key: Key,
  make: (key: Key) => Value,
): Value {
  let value = cache.get(key);
  if (value === undefined) {
    value = make(key);
    cache.set(key, value);
  }
  return value;
}
