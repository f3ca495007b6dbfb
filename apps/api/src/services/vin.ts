import * as schemas from "@almanac/questions/schemas/vin";
import { vin } from "@almanac/questions/vin";
import { checkData, useDataFiles } from "@almanac/vin";
import type { Operation } from "../http/operation/operation.ts";
import { operationsOf } from "../http/operation/questions.ts";
import { requestTo, type Service } from "../http/service.ts";
import type { ServiceDependencies } from "./dependencies.ts";
import type { VinDependencies } from "./vin/settings.ts";
import { mountVpic } from "./vin/vpic/mount-vpic.ts";

export function createVin(
  place: ServiceDependencies,
  { data, vpicQueryKey = false, vpicTables }: VinDependencies = {},
): Service {
  const { now } = place;
  if (data !== undefined) useDataFiles(data);
  return {
    ...vin,
    description: `${vin.says} ${vin.limits}`,
    example: requestTo(vin.questions.decodeVin, { params: { vin: "5UXWX7C57BA123456" } }),
    operations: operationsOf(vin, schemas, place, {}).map(withSoundData),
    check: checkData,
    mount: (app, gate) => mountVpic(app, gate, { now, queryKey: vpicQueryKey, tables: vpicTables }),
  };
}

/**
 * Checks the tables before each call. If they are damaged, the whole request fails, a batch too,
 * because none of its rows could be answered.
 */
function withSoundData(operation: Operation): Operation {
  return {
    ...operation,
    handle(call) {
      checkData();
      return operation.handle(call);
    },
  };
}
