import { createRandom, type Random } from "./hostile-inputs.ts";
import { extent } from "./sample-or-everything.ts";

/** The number of inputs and the seed. Set `HOSTILE_INPUTS` for a longer run. */
const { HOSTILE_INPUTS = String(extent.times(100, 300)), FUZZ_SEED } = environment();

/**
 * Reads the environment without the types of Node, because the pure libraries and their tests do
 * not load them.
 */
function environment(): Readonly<Record<string, string | undefined>> {
  const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
  return process?.env ?? {};
}

type Operation = (...given: readonly never[]) => unknown;

/** The `safe...` functions of a library, which must never throw, with their names. */
export function safeOperations(library: object): [name: string, operation: Operation][] {
  return Object.entries(library).filter(([name]) => /^safe[A-Z]/.test(name));
}

/**
 * Calls an operation with hostile inputs. Returns the first fault; undefined if nothing is wrong.
 */
export async function hostileFault(
  operation: Operation,
  inputs: (random: Random) => readonly unknown[],
  kind: ErrorKind,
): Promise<string | undefined> {
  const random = createRandom(Number(FUZZ_SEED));
  for (let each = 0; each < Number(HOSTILE_INPUTS); each++) {
    const given = inputs(random) as readonly never[];
    const where = `FUZZ_SEED=${FUZZ_SEED}, input ${each}`;
    try {
      const result = operation(...given);
      const fault = faultOf(result instanceof Promise ? await result : result, kind);
      if (fault !== undefined) return `${where}: ${fault}`;
    } catch (error) {
      return `${where} threw ${error instanceof Error ? error.stack : String(error)}`;
    }
  }
  return undefined;
}

interface Issue {
  readonly code: string;
  readonly path: readonly unknown[];
  readonly message: string;
}

export interface ErrorKind {
  /** The library's error class. */
  readonly error: abstract new (
    ...parameters: never
  ) => Error;
  /** The error codes of the library, by category. */
  readonly codes: Readonly<Record<string, readonly string[]>>;
}

/** Says why a value is not a well-formed result of a `safe...` function. Undefined if it is one. */
function faultOf(result: unknown, { error: kind, codes }: ErrorKind): string | undefined {
  if (typeof result !== "object" || result === null) return `not an object: ${typeof result}`;
  const { success, data, error } = result as Record<string, unknown>;
  if (success === true && error !== undefined) return "data beside an error";
  if (success === true) return data === undefined ? "no data" : undefined;
  if (success !== false) return "success is neither true nor false";
  if (!(error instanceof kind)) return `the error is no ${kind.name}`;
  const { code, category, issues, message } = error as unknown as Record<string, unknown>;
  const listed = codes[String(category)];
  if (listed === undefined) return `unknown category ${String(category)}`;
  if (!listed.includes(String(code))) return `code ${String(code)} is not of ${String(category)}`;
  if (typeof message !== "string" || message === "") return "no message";
  if (!Array.isArray(issues) || issues.length === 0) return "no issues";
  if (JSON.stringify({ message, issues }).length > 64_000) return "the error has more than 64 kB";
  const all = Object.values(codes).flat();
  const wrong = (issues as Issue[]).find((issue) => {
    const isNamed = all.includes(issue.code) && Array.isArray(issue.path);
    const parts = isNamed ? issue.path : [];
    const isPath = parts.every((part) => ["string", "number"].includes(typeof part));
    return !isNamed || !isPath || typeof issue.message !== "string" || issue.message.length > 5000;
  });
  if (wrong !== undefined) return `an issue is malformed: ${JSON.stringify(wrong).slice(0, 300)}`;
  return "polluted" in {} ? "Object.prototype was changed" : undefined;
}
