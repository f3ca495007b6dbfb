/**
 * One case of the contract: the library, the API and the command line give the same JSON. Libraries bring theirs as the
 * default export of `test/contract.ts`, found by its place.
 */
export interface ContractCase {
  readonly name: string;
  readonly library: () => unknown;
  readonly http: { readonly method: string; readonly path: string; readonly body?: unknown };
  readonly cli: readonly string[];
  /** What a refusal looks like; without it the case succeeds with 200 and exit code 0. */
  readonly error?: { readonly code: string; readonly status: number; readonly exit: number };
}
