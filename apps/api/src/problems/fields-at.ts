import { type Form, formsOf } from "@almanac/kernel/requests/narrow-to-schema";
import type * as z from "zod";

/** The field names of the object at a path. If the object can have several forms, those of all forms. */
export function fieldsAt(schema: z.core.$ZodType, path: readonly (string | number)[]): string[] {
  const objects = path.reduce(
    (definitions, part) => definitions.flatMap((each) => stepInto(each, part)),
    formsOf(schema),
  );
  return [...new Set(objects.flatMap(({ shape = {} }) => Object.keys(shape)))];
}

function stepInto({ shape, element, valueType }: Form, part: string | number): readonly Form[] {
  const next = shape?.[part] ?? element ?? valueType;
  return next === undefined ? [] : formsOf(next);
}
