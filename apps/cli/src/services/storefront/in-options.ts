import { isLibraryError } from "@almanac/kernel/errors/library-error";
import { AlmanacError, type CommandIssue } from "../../errors/almanac-error.ts";

/** The option or argument that sets a field of a shop's request, where its name is not that of the field. */
const parameters: Readonly<Record<string, string>> = {
  product_id: "<id>",
  cart_id: "--cart",
  q: "[words]",
  "address.street_address": "--street",
  "address.address_locality": "--city",
  "address.address_region": "--region",
  "address.postal_code": "--postal-code",
  "address.address_country": "--country",
  delivery_option: "--delivery",
  "discount_codes.0": "--code",
  payment_token: "--token",
};

/** The options that have the name of their field, with hyphens in place of underscores. */
const sameNames = [
  "category",
  "brand",
  "tag",
  "min_price",
  "max_price",
  "min_rating",
  "in_stock",
  "sort",
  "limit",
  "cursor",
  "market",
  "quantity",
  "email",
  "reason",
];

/** The error of a shop, with the options in place of the fields. Any other error is returned unchanged. */
export function inOptions(error: unknown): unknown {
  if (!isLibraryError(error)) return error;
  return new AlmanacError(error.category, error.issues.map(inOption), { cause: error });
}

/** An issue of a shop, with the option in place of the field. */
export function inOption({
  code,
  path,
  message,
}: {
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
}): CommandIssue {
  const field = path.join(".");
  const parameter = parameterOf(field);
  const said = message.replace(/\.$/, "");
  const see = "almanac help shop";
  if (parameter === undefined) return { code, what: said, see };
  const [, fault = said, allowed] = /^(.+)\. Send ([^.]+)$/.exec(said) ?? [];
  const what = named(fault, field, parameter);
  return { code, parameter, what, ...(allowed === undefined ? {} : { allowed }), see };
}

/** `limit must be ...` becomes `--limit must be ...`, and `"XX" is not a known market` becomes `--market "XX" is ...`. */
function named(fault: string, field: string, parameter: string): string {
  if (fault.startsWith(`${field} `)) return `${parameter}${fault.slice(field.length)}`;
  return /^"(?:[^"\\]|\\.)*" is not a known /.test(fault) ? `${parameter} ${fault}` : fault;
}

function parameterOf(field: string): string | undefined {
  return sameNames.includes(field) ? `--${field.replaceAll("_", "-")}` : parameters[field];
}
