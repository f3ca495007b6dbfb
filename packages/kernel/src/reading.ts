import type { Issue, ReadCode } from "./issue.ts";

/** What was read of a request: all of it, or what is sound of it and at least one issue. */
export interface Reading<Request, Code extends string = ReadCode> {
  /** The request, when there is no issue. */
  readonly request: Request | undefined;
  /**
   * The fields that have no fault, so that whatever else is wrong with them is reported together with the faults. A list
   * with faulty elements keeps its places: each faulty element is undefined.
   */
  readonly sound: Sound<Request>;
  readonly issues: readonly Issue<Code>[];
}

/** The fields of a request, each of which may be missing, in lists too. */
export type Sound<Request> = {
  readonly [Name in keyof Request]?: NonNullable<Request[Name]> extends readonly (infer Element)[]
    ? readonly (Element | undefined)[] | undefined
    : Request[Name] | undefined;
};

/** The reading of a request of which nothing is sound. */
export function unsound<Request>(issue: Issue<ReadCode>): Reading<Request> {
  return { request: undefined, sound: {}, issues: [issue] };
}
