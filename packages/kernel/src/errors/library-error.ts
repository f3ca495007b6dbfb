import type { Category } from "./category.ts";
import type { Issue } from "./issue.ts";
import { firstIssues, shortPath, summary } from "./report-limits.ts";

/** The codes of a library, by category. */
export type CodesByCategory = Readonly<Partial<Record<Category, readonly string[]>>>;

/** Every code in a table of codes. */
export type CodeOf<Codes extends CodesByCategory> = Extract<
  Codes[keyof Codes],
  readonly string[]
>[number];

/**
 * Shared by all copies of this module, because the kernel is compiled into every library and every
 * file of its `dist`.
 */
const brand = Symbol.for("@almanac/library-error");

/**
 * The base of every library's error. `issues` lists every fault of the input at once, up to 64 kB.
 * `code` is the code that all issues share, else `invalid_request`. The message repeats the first
 * 10 issues.
 *
 * `instanceof` also recognises errors of another built copy of the same library: it compares the
 * name of the library's class, which each class states as `library`. A class derived by a user has
 * no such name and is compared as usual.
 */
export abstract class LibraryError<
  Codes extends CodesByCategory,
  Fault extends Issue,
> extends Error {
  /** The name of the class. */
  override readonly name: string;
  /** The code that all issues share, else `invalid_request`. */
  readonly code: CodeOf<Codes>;
  /** The category of `code`. */
  readonly category: keyof Codes;
  /**
   * Everything that is wrong, in the order of the fields: at most 64 kB. The message says how many
   * issues there are.
   */
  readonly issues: readonly Fault[];

  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: the class that the operator was asked about, which may be derived
    return isInstance(this, value);
  }

  /** `name` is the name of the class, `codes` its table of codes. */
  constructor(name: string, codes: Codes, issues: readonly Fault[], options?: ErrorOptions) {
    const first = firstIssues(issues.map(withShortPath));
    const messages = first.map(({ message }) => message);
    super(summary(messages, issues.length), options);
    this.name = name;
    // The code of an issue, or `invalid_request`, which every library has.
    this.code = commonCode(issues) as CodeOf<Codes>;
    this.category = categoryOf(this.code, codes);
    this.issues = first;
    Object.defineProperty(this, brand, { value: name });
  }
}

function isInstance(errorClass: object, value: unknown): boolean {
  if (Object.hasOwn(errorClass, "library")) {
    return brandOf(value) === Reflect.get(errorClass, "library");
  }
  return Function.prototype[Symbol.hasInstance].call(errorClass, value);
}

/** Whether a value is the error of any library. */
export function isLibraryError(
  value: unknown,
): value is LibraryError<Record<Category, readonly string[]>, Issue> {
  return typeof brandOf(value) === "string";
}

/** The code that all issues share, else `invalid_request`. */
function commonCode(issues: readonly Issue[]): string {
  const [first = "invalid_request", ...others] = new Set(issues.map(({ code }) => code));
  return others.length === 0 ? first : "invalid_request";
}

function categoryOf<Codes extends CodesByCategory>(code: string, codes: Codes): keyof Codes {
  // The codes are a constant table of the library, so all its keys are known.
  const entries = Object.entries(codes) as [keyof Codes, readonly string[]][];
  return entries.find(([, listed]) => listed.includes(code))?.[0] ?? "invalid";
}

function withShortPath<Fault extends Issue>(issue: Fault): Fault {
  const path = shortPath(issue.path);
  return path === issue.path ? issue : { ...issue, path };
}

/**
 * Undefined for a value without a brand, and for a proxy that throws when its properties are read.
 */
function brandOf(value: unknown): unknown {
  try {
    return typeof value === "object" && value !== null ? Reflect.get(value, brand) : undefined;
  } catch {
    return undefined;
  }
}
