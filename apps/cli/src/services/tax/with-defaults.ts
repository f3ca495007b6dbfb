import type { Context } from "../../context.ts";
import type { TaxField } from "./fields.ts";
import type { TaxOptions } from "./read-requests.ts";

const names = ["jurisdiction", "status", "year"] as const;

/** The options, completed with the settings. `fields` are the fields that the command reads. */
export function withDefaults(
  options: TaxOptions,
  fields: readonly TaxField[],
  { settings }: Context,
): TaxOptions {
  const defaults = names.flatMap((name) => {
    const value = settings[name]?.value;
    const isRead = fields.some(({ flag }) => flag === `--${name}`);
    return value === undefined || !isRead ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(defaults), ...options };
}
