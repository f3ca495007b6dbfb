import type { CommandOf, CommandType } from "@almanac/storefront-fixtures";

/** A command with a known type, so that the type of its result is known too. */
export type AskedCommand<Type extends CommandType> = { readonly type: Type } & CommandOf<Type>;
