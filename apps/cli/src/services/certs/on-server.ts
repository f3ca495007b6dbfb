import { CertError, certErrorCodes } from "@almanac/certs";
import type { RemoteBatch } from "../../remote/ask-rows.ts";
import { remoteErrors } from "../../remote/to-error.ts";

/** Where the API offers certificates. */
export const certsOnServer: RemoteBatch<CertError> = {
  path: "/v1/certificates/batch",
  mostItems: 100,
  errors: remoteErrors(certErrorCodes, (issues) => new CertError(issues)),
};
