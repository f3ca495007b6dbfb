/** Converts the path of a message to the fields of the decimal form; the first row that matches decides. */
const places: readonly (readonly [RegExp, string])[] = [
  [/^\$\.line_items/, "$.items"],
  [/^\$\.discounts\.codes/, "$.discount_codes"],
  [/^\$\.buyer\./, "$."],
  [/^\$\.fulfillment\..*selected_destination_id$/, "$.address"],
  [/^\$\.fulfillment\..*selected_option_id$/, "$.delivery_option"],
  [/^\$\.fulfillment\b.*$/, "$.delivery_options"],
  [/^\$\.payment\b.*$/, "$.payment_token"],
  [/^\$\.totals\b.*$/, "$.total"],
];

export function seedPath(path: string): string {
  const [from, to] = places.find(([pattern]) => pattern.test(path)) ?? [];
  return from === undefined || to === undefined ? path : path.replace(from, to);
}
