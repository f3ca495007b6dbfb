import type { ProblemError } from "../../problems/problem.ts";
import { platformProblem } from "../../problems/problem-kinds.ts";

/**
 * How many levels of arrays and objects a JSON body may have. Each row of a batch is counted separately. No documented
 * request needs half of them. Without a limit, a few kilobytes of brackets overflow the stack of any recursive
 * function.
 */
export const nestingLimit = 64;

const quote = 0x22;
const backslash = 0x5c;
const [openBracket, closeBracket] = [0x5b, 0x5d];
const [openBrace, closeBrace] = [0x7b, 0x7d];

/**
 * Whether a JSON text in UTF-8 nests deeper than the limit. It is checked in one pass without recursion, before
 * parsing, and costs about an eighth of parsing. For text that is not JSON the result means nothing, because the parser
 * refuses it.
 */
export function nestsDeeper(json: Uint8Array, limit: number): boolean {
  const { length } = json;
  // Each level needs at least two bytes, so most bodies need no pass.
  if (length <= 2 * limit) return false;
  let depth = 0;
  let at = 0;
  while (at < length) {
    const byte = json[at++];
    if (byte === quote) {
      while (at < length) {
        const inside = json[at++];
        if (inside === quote) break;
        if (inside === backslash) at += 1;
      }
    } else if (byte === openBracket || byte === openBrace) {
      depth += 1;
      if (depth > limit) return true;
    } else if (byte === closeBracket || byte === closeBrace) depth -= 1;
  }
  return false;
}

/** Whether a parsed value nests deeper than the limit. Checks level by level, so that no depth overflows the stack. */
export function valueNestsDeeper(value: unknown, limit: number): boolean {
  let level = [value].filter(isStructure);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === limit) return true;
    level = level.flatMap((each) => Object.values(each).filter(isStructure));
  }
  return false;
}

function isStructure(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

export function nestedTooDeep(): ProblemError {
  const detail = `Arrays and objects may nest at most ${nestingLimit} levels deep.`;
  return platformProblem("nested_too_deep", detail, {
    errors: [{ pointer: "", code: "nested_too_deep", detail }],
  });
}
