import type { Issue, ReadCode } from "../errors/issue.ts";

/** The result of reading a request: the whole request, or its valid parts and at least one issue. */
export interface Reading<Request, Code extends string = ReadCode> {
  /** The request, if there is no issue. */
  readonly request: Request | undefined;
  /**
   * The valid fields. They are checked further, so that all faults are reported together. In a list, each faulty
   * element is undefined, so that the others keep their positions.
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

/** The reading of a request that has no valid part. */
export function unsound<Request>(issue: Issue<ReadCode>): Reading<Request> {
  return { request: undefined, sound: {}, issues: [issue] };
}
