import type { CatalogueName } from "@almanac/vin";

/** The current name of a number. Null if the list does not have the number. */
export function nameOf(list: readonly CatalogueName[], id: number | undefined): string | null {
  const found = list.find((row) => row.id === id);
  return found === undefined ? null : found.name;
}

/** The fields of a type of vehicle. */
export function typeFields({ id, name }: CatalogueName) {
  return { VehicleTypeId: id, VehicleTypeName: name };
}
