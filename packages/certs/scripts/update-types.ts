// Writes src/types.ts, src/request-fields.ts and test/types.test-d.ts from the schemas; with
// --check it writes nothing and only reports whether they are up to date.
import * as z from "zod";
import { updateTypes } from "../../../scripts/update-types.ts";
import { certErrorCodes } from "../src/errors.ts";
import * as schema from "../src/schema.ts";

updateTypes({
  zod: z,
  script: import.meta.url,
  modules: { "schema.ts": schema },
  closedNames: { "errors.ts": { CertErrorCode: Object.values(certErrorCodes).flat() } },
  fields: { of: ["CertificateRequest"] },
});
