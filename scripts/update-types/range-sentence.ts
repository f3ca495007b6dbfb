/** The keywords of a JSON Schema that limit a value. */
interface Limits {
  readonly type?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/**
 * A sentence about the limits that the compiler cannot check: range, length, format. Undefined
 * without such limits.
 */
export function rangeSentence(limits: Limits): string | undefined {
  switch (limits.type) {
    case "integer":
      return `A whole number${numberRange(limits)}.`;
    case "number": {
      const range = numberRange(limits);
      return range === "" ? undefined : `A number${range}.`;
    }
    case "string":
      return formSentence(limits) ?? countSentence(limits.minLength, limits.maxLength, "character");
    case "array":
      return countSentence(limits.minItems, limits.maxItems, "item");
    default:
      return undefined;
  }
}

/**
 * The range in words. Leaves out the bounds of safe integers, which zod adds to every whole number.
 */
function numberRange(limits: Limits): string {
  const minimum = isNews(limits.minimum) ? limits.minimum : undefined;
  const maximum = isNews(limits.maximum) ? limits.maximum : undefined;
  const { exclusiveMinimum: above, exclusiveMaximum: below, multipleOf } = limits;
  const parts = [
    ...(minimum !== undefined && maximum !== undefined ? [` from ${minimum} to ${maximum}`] : []),
    ...(minimum !== undefined && maximum === undefined ? [` of at least ${minimum}`] : []),
    ...(minimum === undefined && maximum !== undefined ? [` up to ${maximum}`] : []),
    ...(above === undefined ? [] : [` above ${above}`]),
    ...(below === undefined ? [] : [` below ${below}`]),
    ...(multipleOf === undefined ? [] : [` in steps of ${multipleOf}`]),
  ];
  return parts.join(",");
}

function isNews(bound: number | undefined): boolean {
  return bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
}

function formSentence({ format }: Limits): string | undefined {
  switch (format) {
    case "date-time":
      return "An instant such as `2026-11-22T15:00:00Z`.";
    case "date":
      return "A date such as `2026-11-22`.";
    case "uri":
      return "A URL.";
    default:
      return undefined;
  }
}

function countSentence(
  least: number | undefined,
  most: number | undefined,
  noun: string,
): string | undefined {
  const plural = (count: number) => `${count} ${noun}${count === 1 ? "" : "s"}`;
  if (least !== undefined && least === most) return `Exactly ${plural(least)}.`;
  if (least !== undefined && least > 0 && most !== undefined) return `${least} to ${plural(most)}.`;
  if (most !== undefined) return `At most ${plural(most)}.`;
  return least === undefined || least === 0 ? undefined : `At least ${plural(least)}.`;
}
