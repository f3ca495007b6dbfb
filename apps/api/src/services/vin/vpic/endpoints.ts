import { vin } from "@almanac/questions/vin";
import { platformProblem } from "../../../problems/problem-kinds.ts";
import {
  decodeVin,
  decodeVinExtended,
  decodeVinValues,
  decodeVinValuesBatch,
  decodeVinValuesExtended,
} from "./decode-vin.ts";
import type { VpicEndpoint } from "./endpoint.ts";
import {
  getAllMakes,
  getAllManufacturers,
  getMakeForManufacturer,
  getMakesForVehicleType,
  getVehicleTypesForMake,
  getVehicleTypesForMakeId,
} from "./makes.ts";
import {
  getModelsForMake,
  getModelsForMakeId,
  getModelsForMakeIdYear,
  getModelsForMakeYear,
} from "./models.ts";
import { getVehicleVariableList, getVehicleVariableValuesList } from "./variables.ts";
import { decodeWmi, getWmisForManufacturer } from "./wmis.ts";

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

/** The endpoints of the original for which there are no data, and why. */
const reasons: Readonly<Record<string, string>> = {
  GetCanadianVehicleSpecifications: `The specifications of Transport Canada are not among the data. ${vin.questions.decodeVin.at} gives overall sizes.`,
  GetEquipmentPlantCodes: "The data hold no codes of plants that make equipment.",
  GetMakesForManufacturerAndYear:
    "The data do not say in which years a manufacturer built a make. GetMakeForManufacturer lists its makes.",
  GetManufacturerDetails:
    "The data hold no addresses and no persons of manufacturers. GetAllManufacturers lists their names.",
  GetParts: "The data hold no documents that manufacturers have submitted.",
};

/** These answer 404, with the reason. */
export const notOffered: readonly VpicEndpoint[] = Object.entries(reasons).map(
  ([name, reason]) => ({
    name,
    answer() {
      throw platformProblem("not_found", reason);
    },
  }),
);
