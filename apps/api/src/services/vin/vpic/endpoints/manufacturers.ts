import type { Catalogue, CatalogueName } from "@almanac/vin";
import { platformProblem } from "../../../../problems/problem-kinds.ts";
import { responseReturned, type VpicRecord } from "../answer.ts";
import { noParts, toInteger, type VpicEndpoint } from "../endpoint.ts";
import { nameOf } from "../names.ts";

const pageSize = 100;

/** The manufacturers, 100 a page. */
export const getAllManufacturers: VpicEndpoint = {
  name: "GetAllManufacturers",
  answer(call) {
    noParts(call);
    if (call.parameters.has("manufacturertype")) {
      throw platformProblem(
        "not_found",
        "The data do not say which type of manufacturer a company is. Leave out ManufacturerType.",
      );
    }
    const page = toInteger(call.parameters.get("page"), "page") ?? 1;
    const first = Math.max(0, page - 1) * pageSize;
    const rows = call.catalogue.manufacturers().slice(first, first + pageSize);
    return {
      message: responseReturned,
      searchCriteria: null,
      results: describeAll(call.catalogue, rows),
      shape: {
        item: "Manufacturers",
        fields: ["Mfr_ID", "Mfr_Name", "Mfr_CommonName", "Country", "VehicleTypes"],
      },
    };
  },
};

/** Country and types of vehicle come from the codes of a manufacturer. Which type is the primary one is not known. */
function describeAll(catalogue: Catalogue, rows: readonly CatalogueName[]): VpicRecord[] {
  const wanted = new Set(rows.map(({ id }) => id));
  const codes = catalogue.wmis().filter(({ manufacturerId = -1 }) => wanted.has(manufacturerId));
  return rows.map(({ id, name }): VpicRecord => {
    const own = codes.filter(({ manufacturerId }) => manufacturerId === id);
    const countries = new Set(own.flatMap(({ countryId }) => countryId ?? []));
    const types = new Set(own.flatMap(({ vehicleTypeId }) => vehicleTypeId ?? []));
    const [country, ...others] = countries;
    return {
      Country: others.length > 0 ? null : nameOf(catalogue.countries(), country),
      Mfr_CommonName: null,
      Mfr_ID: id,
      Mfr_Name: name,
      VehicleTypes: [...types]
        .sort((one, other) => one - other)
        .map((type) => ({ IsPrimary: null, Name: nameOf(catalogue.vehicleTypes(), type) })),
    };
  });
}
