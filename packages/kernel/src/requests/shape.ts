import { type Field, isList, type ListField, type ValueOf } from "./field.ts";

/** Fields by name. */
export type Fields = Readonly<Record<string, Field>>;

/** A field of a shape, with its name. */
export interface FieldEntry {
  readonly name: string;
  readonly field: Field;
  readonly isRequired: boolean;
}

/** Every field of a request; faults are listed in the order of the fields. */
export interface Shape<Required extends Fields = Fields, Optional extends Fields = Fields> {
  readonly required: Required;
  readonly optional: Optional;
  /** All names, the required ones first. */
  readonly names: readonly string[];
  readonly fields: ReadonlyMap<string, Field>;
  readonly entries: readonly FieldEntry[];
  readonly lists: readonly (readonly [name: string, field: ListField])[];
}

/** The type of a request with this shape. */
export type RequestOf<Each extends Shape> = {
  -readonly [Name in keyof Each["required"]]: ValueOf<Each["required"][Name]>;
} & {
  -readonly [Name in keyof Each["optional"]]?: ValueOf<Each["optional"][Name]> | undefined;
};

/** The shape of a request with these fields. */
export function shape<const Required extends Fields, const Optional extends Fields>(
  required: Required,
  optional: Optional,
): Shape<Required, Optional> {
  const fields = new Map(Object.entries<Field>({ ...required, ...optional }));
  const entries = [...fields].map(([name, field]) => {
    return { name, field, isRequired: Object.hasOwn(required, name) };
  });
  const lists = [...fields].flatMap(([name, field]) =>
    isList(field) ? [[name, field] as const] : [],
  );
  return { required, optional, names: [...fields.keys()], fields, entries, lists };
}
