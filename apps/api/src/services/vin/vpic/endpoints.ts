import type { VpicEndpoint } from "./endpoint.ts";
import { decodeVin, decodeVinExtended } from "./endpoints/decode-vin.ts";
import {
  decodeVinValues,
  decodeVinValuesBatch,
  decodeVinValuesExtended,
} from "./endpoints/decode-vin-values.ts";
import {
  getAllMakes,
  getMakeForManufacturer,
  getMakesForVehicleType,
  getVehicleTypesForMake,
  getVehicleTypesForMakeId,
} from "./endpoints/makes.ts";
import { getAllManufacturers } from "./endpoints/manufacturers.ts";
import {
  getModelsForMake,
  getModelsForMakeId,
  getModelsForMakeIdYear,
  getModelsForMakeYear,
} from "./endpoints/models.ts";
import { getVehicleVariableList, getVehicleVariableValuesList } from "./endpoints/variables.ts";
import { decodeWmi, getWmisForManufacturer } from "./endpoints/wmis.ts";

/** The endpoints with answers, by the names of the original. */
export const vpicEndpoints: readonly VpicEndpoint[] = [
  decodeVin,
  decodeVinExtended,
  decodeVinValues,
  decodeVinValuesExtended,
  decodeVinValuesBatch,
  decodeWmi,
  getWmisForManufacturer,
  getAllMakes,
  getAllManufacturers,
  getMakeForManufacturer,
  getMakesForVehicleType,
  getVehicleTypesForMake,
  getVehicleTypesForMakeId,
  getModelsForMake,
  getModelsForMakeId,
  getModelsForMakeYear,
  getModelsForMakeIdYear,
  getVehicleVariableList,
  getVehicleVariableValuesList,
];
