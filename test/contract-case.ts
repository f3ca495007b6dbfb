/**
 * One case of the contract: the library, the API and the command line return the same JSON. A
 * library exports its cases as the default export of its `test/contract.ts`. The tests find that
 * file by its path.
 */
export interface ContractCase<Code extends string = string> {
  readonly name: string;
  readonly library: () => unknown;
  readonly http: {
    readonly method: "GET" | "POST";
    readonly path: string;
    readonly body?: unknown;
  };
  readonly cli: readonly string[];
  /**
   * The expected error. If it is missing, the case must succeed with status 200 and exit code 0.
   */
  readonly error?: { readonly code: Code; readonly status: number; readonly exit: number };
}
