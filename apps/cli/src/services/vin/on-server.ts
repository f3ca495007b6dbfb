import { VinError, vinErrorCodes } from "@almanac/vin";
import type { RemoteBatch } from "../../remote/ask-rows.ts";
import { remoteErrors } from "../../remote/to-error.ts";

/** Where the API offers vehicles. */
export const vinOnServer: RemoteBatch<VinError> = {
  path: "/v1/vehicles/batch",
  mostItems: 1000,
  errors: remoteErrors(vinErrorCodes, (issues) => new VinError(issues)),
};
