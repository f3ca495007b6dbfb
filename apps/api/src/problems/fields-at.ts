import type * as z from "zod";

/** The part of a schema's definition that leads to the fields of an object. */
interface Definition {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly options?: readonly z.core.$ZodType[];
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
}

/** The field names of the object at a path. If the object can have several forms, those of all forms. */
export function fieldsAt(schema: z.core.$ZodType, path: readonly (string | number)[]): string[] {
  const objects = path.reduce<readonly Definition[]>(
    (definitions, part) => definitions.flatMap((each) => stepInto(each, part)),
    formsOf(schema),
  );
  return [...new Set(objects.flatMap(({ shape = {} }) => Object.keys(shape)))];
}

/** The definitions of a schema without its wrappers; of a union, those of each form. */
function formsOf(schema: z.core.$ZodType): readonly Definition[] {
  // `Definition` names the members of the definitions of all kinds of schemas that are read here.
  const definition = schema._zod.def as Definition;
  const inner = definition.innerType ?? definition.in;
  if (inner !== undefined) return formsOf(inner);
  return definition.options === undefined ? [definition] : definition.options.flatMap(formsOf);
}

function stepInto(
  { shape, element, valueType }: Definition,
  part: string | number,
): readonly Definition[] {
  const next = shape?.[part] ?? element ?? valueType;
  return next === undefined ? [] : formsOf(next);
}
