import { shareHalfUp } from "@almanac/kernel/numbers/integer";
import type { Address, TaxRow } from "../../types.ts";
import type { Shop } from "../engine/shop.ts";

export interface Taxed {
  /** Tax to add to the total, one entry per title, in the order in which they first occur. */
  readonly added: readonly { readonly title: string; readonly amount: number }[];
  /** Tax that the prices include, in minor units. */
  readonly included: number;
}

interface TaxedLine {
  readonly taxClass: "standard" | "reduced" | "zero";
  readonly amount: number;
}

/**
 * Tax on discounted lines and, if the row of the table says so, on delivery: rounded half up per
 * line, then added up. 0 for a place without a row.
 */
export function taxOn(
  shop: Shop,
  destination: Pick<Address, "address_country" | "address_region"> | undefined,
  lines: readonly TaxedLine[],
  delivery: number,
): Taxed {
  const added = new Map<string, number>();
  let included = 0;
  const charge = (row: TaxRow | undefined, amount: number) => {
    if (!row) return;
    if (row.included)
      included += shareHalfUp(amount, row.rate_basis_points, 10_000 + row.rate_basis_points);
    else
      added.set(
        row.title,
        (added.get(row.title) ?? 0) + shareHalfUp(amount, row.rate_basis_points, 10_000),
      );
  };
  for (const { taxClass, amount } of lines) charge(findRow(shop, destination, taxClass), amount);
  const onDelivery = findRow(shop, destination, "standard");
  if (onDelivery?.on_delivery) charge(onDelivery, delivery);
  return {
    added: [...added]
      .filter(([, amount]) => amount > 0)
      .map(([title, amount]) => ({ title, amount })),
    included,
  };
}

/** The row of the region, else that of the whole country. */
function findRow(
  { terms }: Shop,
  destination: Pick<Address, "address_country" | "address_region"> | undefined,
  taxClass: TaxedLine["taxClass"],
): TaxRow | undefined {
  if (!destination) return undefined;
  const fits = terms.taxes.filter(
    (row) =>
      row.country === destination.address_country?.toUpperCase() &&
      (row.tax_class ?? "standard") === taxClass &&
      (row.region === undefined || row.region === destination.address_region?.toUpperCase()),
  );
  return fits.find((row) => row.region !== undefined) ?? fits[0];
}
