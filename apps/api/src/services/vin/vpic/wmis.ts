import type { Catalogue, CatalogueName, CatalogueWmi } from "@almanac/vin";
import { platformProblem } from "../../../problems/problem-kinds.ts";
import {
  listed,
  responseReturned,
  resultsReturned,
  type VpicAnswer,
  type VpicCall,
  type VpicEndpoint,
  type VpicRecord,
} from "./endpoint.ts";
import { meansRow, nameOf } from "./read-path.ts";

export const wmiEndpoints: readonly VpicEndpoint[] = [
  // An unknown code gives one empty result, because clients read the first.
  listed({
    name: "DecodeWMI",
    part: "a code of three or six characters, such as 1FT",
    read: (text) => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase()),
    searched: "WMI:",
    message: resultsReturned,
    item: "WMIDecodedValues",
    fields: [
      "CommonName",
      "CreatedOn",
      "DateAvailableToPublic",
      "Make",
      "ManufacturerName",
      "ParentCompanyName",
      "URL",
      "UpdatedOn",
      "VehicleType",
    ],
    list: (catalogue, code) => [describe(catalogue, catalogue.findWmi(code))],
  }),
  // The codes of manufacturers, of a type of vehicle, or both.
  { name: "GetWMIsForManufacturer", units: 2, answer: wmisOf },
];

/** The catalogue has no common names, parent companies and addresses, so these are empty. */
function describe(catalogue: Catalogue, wmi: CatalogueWmi | undefined): VpicRecord {
  const makes = (wmi?.makeIds ?? []).map((id) => catalogue.findMake(id)?.name.toUpperCase() ?? "");
  return {
    CommonName: "",
    CreatedOn: wmi?.createdOn ?? null,
    DateAvailableToPublic: wmi?.availableOn ?? null,
    Make: makes.join(", "),
    ManufacturerName: catalogue.findManufacturer(wmi?.manufacturerId ?? -1)?.name ?? "",
    ParentCompanyName: "",
    URL: "",
    UpdatedOn: wmi?.updatedOn ?? null,
    VehicleType: nameOf(catalogue.vehicleTypes(), wmi?.vehicleTypeId) ?? "",
  };
}

function wmisOf({ path, parameters, catalogue }: VpicCall): VpicAnswer {
  const [manufacturer] = path;
  const type = parameters.get("vehicletype");
  if (path.length > 1 || (manufacturer === undefined && type === undefined)) {
    throw platformProblem(
      "not_found",
      "This endpoint has a manufacturer after its name, a parameter vehicleType, or both.",
    );
  }
  const isMaker = meansRow(manufacturer ?? "");
  const types = catalogue.vehicleTypes().filter(meansRow(type ?? ""));
  const typeIds = new Set(types.map(({ id }) => id));
  const results = catalogue.wmis().flatMap((wmi): VpicRecord[] => {
    const maker = catalogue.findManufacturer(wmi.manufacturerId ?? -1);
    const isOfType = type === undefined || typeIds.has(wmi.vehicleTypeId ?? -1);
    return maker && isOfType && isMaker(maker) ? [codeRecord(catalogue, wmi, maker)] : [];
  });
  results.sort((one, other) => Number(one.Id) - Number(other.Id));
  const criteria = [
    ...(manufacturer === undefined ? [] : [`Manufacturer: ${manufacturer}`]),
    ...(type === undefined ? [] : [`VehicleType: ${type}`]),
  ];
  return {
    message: responseReturned,
    searchCriteria: criteria.join(" | "),
    results,
    shape: {
      item: "ManufacturerWMIs",
      fields: [
        "Country",
        "CreatedOn",
        "DateAvailableToPublic",
        "Id",
        "Name",
        "UpdatedOn",
        "VehicleType",
        "WMI",
      ],
    },
  };
}

function codeRecord(catalogue: Catalogue, wmi: CatalogueWmi, { id, name }: CatalogueName) {
  return {
    Country: nameOf(catalogue.countries(), wmi.countryId),
    CreatedOn: wmi.createdOn ?? null,
    DateAvailableToPublic: wmi.availableOn ?? null,
    Id: id,
    Name: name,
    UpdatedOn: wmi.updatedOn ?? null,
    VehicleType: nameOf(catalogue.vehicleTypes(), wmi.vehicleTypeId),
    WMI: wmi.code,
  };
}
