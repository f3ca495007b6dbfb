import type { Vehicle } from "../../types.ts";

/**
 * An answer that has every field. A field that is not known is undefined. Warnings and the
 * explanation are added later.
 */
export type Draft = { -readonly [Field in keyof Vehicle]: Vehicle[Field] };
