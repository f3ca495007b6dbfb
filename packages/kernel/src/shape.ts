import { type Field, isList, type ListField, type ValueOf } from "./field.ts";

/** Fields by name. */
export type Fields = Readonly<Record<string, Field>>;

/** Every field of a request; faults are listed in the order of the fields. */
export interface Shape<Required extends Fields = Fields, Optional extends Fields = Fields> {
  readonly required: Required;
  readonly optional: Optional;
  /** All names, the required ones first. */
  readonly names: readonly string[];
  readonly fields: ReadonlyMap<string, Field>;
  readonly lists: readonly (readonly [name: string, field: ListField])[];
}

/** The request that has a shape. */
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
  const fields = new Map(Object.entries({ ...required, ...optional }));
  const lists = [...fields].flatMap(([name, field]) =>
    isList(field) ? [[name, field] as const] : [],
  );
  return { required, optional, names: [...fields.keys()], fields, lists };
}
