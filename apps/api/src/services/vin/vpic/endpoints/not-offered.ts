import { platformProblem } from "../../../../problems/problem-kinds.ts";
import type { VpicEndpoint } from "../endpoint.ts";

/** The endpoints of the original for which there are no data, and why. */
const reasons: Readonly<Record<string, string>> = {
  GetCanadianVehicleSpecifications:
    "The specifications of Transport Canada are not among the data. GET /v1/vehicles/{vin} gives overall sizes.",
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
