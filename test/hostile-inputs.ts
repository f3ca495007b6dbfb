/** Inputs that no caller should send. They test that no `safe...` function ever throws. */

/** Returns a whole number from 0 up to the limit, without the limit itself. */
export type Random = (below: number) => number;

/** A small generator of random numbers (xorshift). The same seed gives the same inputs. */
export function createRandom(seed: number): Random {
  let state = seed | 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

const fail = (): never => {
  throw new Error("a trap of the test");
};

const everyTrap: ProxyHandler<object> = Object.fromEntries(
  [
    "get",
    "has",
    "ownKeys",
    "getOwnPropertyDescriptor",
    "getPrototypeOf",
    "set",
    "deleteProperty",
    "defineProperty",
    "apply",
    "construct",
    "isExtensible",
    "preventExtensions",
    "setPrototypeOf",
  ].map((trap) => [trap, fail]),
);

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1;
  for (let each = 0; each < depth; each++) value = wrap(value);
  return value;
}

function cyclic(): object {
  const value: Record<string, unknown> = { list: [] };
  value.self = value;
  (value.list as unknown[]).push(value);
  return value;
}

function revoked(target: object): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** An object whose every property, and whose every call, is the object itself. */
function bottomless(): unknown {
  const proxy: unknown = new Proxy(() => proxy, { get: () => proxy, has: () => true });
  return proxy;
}

class Instance {
  readonly #hidden = 1;
  get value(): number {
    return this.#hidden;
  }
  toString(): string {
    return fail();
  }
}

const deepList = nested(10_000, (inner) => [inner]);
const deepObject = nested(10_000, (inner) => ({ inner }));
const hugeText = "9".repeat(100_000);
const hugeList = new Array(5_000).fill("x");
/** An object with more names than a request has, each of which throws when it is read. */
function wideObject(count: number): object {
  const names = Array.from({ length: count }, (_, index) => `dependents_${index.toString(36)}`);
  const getters = names.map((name) => [name, { enumerable: true, get: fail }]);
  return Object.defineProperties({}, Object.fromEntries(getters));
}

const wide = wideObject(1_500);
// A function cannot take this many arguments.
const widest = wideObject(130_000);
const sparse: unknown[] = [];
sparse.length = 50_000;
const then = { key: "then" };

/** Functions that create a new hostile value on each call, so that tests do not share values. */
const makers: readonly ((random: Random) => unknown)[] = [
  () => undefined,
  () => null,
  () => true,
  () => 0,
  () => -0,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => Number.MAX_VALUE,
  () => Number.MIN_VALUE,
  () => -1,
  () => 2 ** 53,
  () => 0.1 + 0.2,
  (random) => random(1_000_000) - 500_000,
  () => 1n,
  () => -(2n ** 200n),
  () => Symbol("hostile"),
  () => Symbol.iterator,
  () => "",
  () => " ",
  () => "\ud800",
  () => "\udc00x\ud800",
  () => "a\u0000b",
  () => "\u202e\u200b\ufeff",
  () => "__proto__",
  () => "constructor",
  () => "toString",
  () => "1e400",
  () => "0x10",
  () => "-----BEGIN CERTIFICATE-----",
  (random) => String.fromCharCode(...Array.from({ length: random(40) }, () => random(65_536))),
  () => hugeText,
  () => ({}),
  () => [],
  () => [[], [{}], [[null]]],
  () => hugeList,
  () => sparse,
  () => wide,
  () => widest,
  () => Object.create(wide) as unknown,
  () => new Array(1_000).fill(wide),
  () => ({ length: 2 ** 40 }),
  () => ({ length: -1, 0: "x" }),
  () => deepList,
  () => deepObject,
  () => cyclic(),
  () => Object.create(null) as unknown,
  () => Object.freeze({ frozen: true }),
  () => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  () => Object.create({ inherited: true }) as unknown,
  () => new Instance(),
  () => new Date(),
  () => new Date(Number.NaN),
  () => new Map([["a", 1]]),
  () => new Set([1]),
  () => new WeakMap(),
  () => /hostile/gu,
  () => new Error("hostile"),
  () => Promise.resolve(1),
  () => new String("boxed"),
  () => new Number(7),
  () => new Boolean(false),
  () => new Uint8Array(16),
  () => new Float64Array(2),
  () => new ArrayBuffer(8),
  () => new DataView(new ArrayBuffer(8)),
  () => fail,
  () => () => Number.NaN,
  () => () => Symbol("from a function"),
  () => async () => 1,
  () => class {},
  () => new Proxy({}, everyTrap),
  () => new Proxy([], everyTrap),
  () => new Proxy(() => 1, everyTrap),
  () => revoked({}),
  () => revoked([]),
  () => bottomless(),
  () => new Proxy({}, { ownKeys: () => ["a", "b"] }),
  () => new Proxy({ a: 1 }, { ownKeys: fail }),
  () => ({ toString: fail, valueOf: fail }),
  () => ({ [Symbol.toPrimitive]: fail }),
  () => ({ toString: () => ({}), valueOf: () => ({}) }),
  () => ({ toJSON: fail }),
  () => ({ [then.key]: fail }),
  () => ({ [Symbol.iterator]: fail }),
  () => ({
    *[Symbol.iterator]() {},
    get size(): number {
      return fail();
    },
  }),
  () => Object.defineProperty({}, "a", { enumerable: true, get: fail }),
  () => Object.defineProperty([1], "0", { enumerable: true, get: fail }),
  () => globalThis,
];

/** A random hostile value. */
export function hostileValue(random: Random): unknown {
  return makers[random(makers.length)]?.(random);
}

/** A copy of a valid value in which one to three places are hostile. */
export function spoiled(sound: unknown, random: Random): unknown {
  let value = structuredCloneOf(sound);
  for (let left = 1 + random(3); left > 0; left--) {
    try {
      value = spoilOnce(value, random);
    } catch {
      // The value is already hostile: reading it throws.
    }
  }
  return value;
}

/** A deep copy. Functions and byte arrays are not copied. */
function structuredCloneOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(structuredCloneOf);
  if (value === null || typeof value !== "object" || value instanceof Uint8Array) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, structuredCloneOf(each)]),
  );
}

function spoilOnce(value: unknown, random: Random): unknown {
  const isRecord = typeof value === "object" && value !== null && !(value instanceof Uint8Array);
  if (!isRecord || random(8) === 0) return hostileValue(random);
  if (Object.getPrototypeOf(value) !== Object.prototype && !Array.isArray(value)) return value;
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record);
  const key = keys[random(Math.max(1, keys.length))] ?? "a";
  switch (random(7)) {
    case 0:
      return Object.defineProperty(record, key, { enumerable: true, get: fail });
    case 1:
      return new Proxy(record, { get: random(2) === 0 ? fail : Reflect.get, ownKeys: fail });
    case 2:
      return Object.assign(record, { [String(hostileText(random))]: hostileValue(random) });
    case 3:
      return Object.assign(record, { [Symbol("key")]: hostileValue(random) });
    case 4:
      if (!Array.isArray(record)) Reflect.deleteProperty(record, key);
      return record;
    case 5:
      record[key] = spoilOnce(record[key], random);
      return record;
    default:
      record[key] = hostileValue(random);
      return record;
  }
}

function hostileText(random: Random): string {
  const value = hostileValue(random);
  return typeof value === "string" ? value.slice(0, 1000) : "__proto__";
}
