import type { CommandOf, CommandType } from "@almanac/storefront-fixtures";

/** A command whose type tells what comes of it. */
export type AskedCommand<Type extends CommandType> = { readonly type: Type } & CommandOf<Type>;
