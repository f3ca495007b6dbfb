import { certs } from "@almanac/questions/certs";
import * as schemas from "@almanac/questions/schemas/certs";
import { operationsOf } from "../http/operation/questions.ts";
import { requestTo, type Service } from "../http/service.ts";
import { memoryLimiters } from "../limits/limiters.ts";
import { isLibraryError, type LibraryError, libraryProblem } from "../problems/library-problem.ts";
import { ProblemError } from "../problems/problem.ts";
import { createCertificateLookup, createTargetLimits } from "./certs/lookup.ts";
import type { CertsDependencies } from "./certs/settings.ts";
import type { ServiceDependencies } from "./dependencies.ts";

const connectionsToOneHostPerMinute = 60;

/** How many rows of a batch are looked up at a time, so that it cannot take all places. */
const batchConcurrency = 10;

export function createCerts(place: ServiceDependencies, own: CertsDependencies = {}): Service {
  const { now, limiters = memoryLimiters } = place;
  const { targetLimitPerMinute = connectionsToOneHostPerMinute } = own;
  const targetLimits = createTargetLimits(limiters, "certs", targetLimitPerMinute);
  const lookUp = createCertificateLookup(own, targetLimits, now);
  const inspect = async (request: unknown, signal: AbortSignal) => {
    try {
      return await lookUp(request, signal);
    } catch (error) {
      throw isLibraryError(error) ? aboutHost(error) : error;
    }
  };
  return {
    ...certs,
    description: `${certs.says} ${certs.limits}`,
    example: requestTo(certs.questions.inspectCertificate, { query: { hostname: "example.com" } }),
    inspectCertificate: inspect,
    operations: operationsOf(certs, schemas, place, {
      inspectCertificate: {
        handle: async ({ query, signal }) => ({ body: await inspect(query, signal) }),
        row: lookUp,
        concurrency: batchConcurrency,
        rowProblems: ["rate_limited"],
      },
    }),
  };
}

/** Points a connection error at the `hostname` parameter. */
function aboutHost(error: LibraryError): ProblemError {
  const { problem, headers } = libraryProblem(error, "parameter");
  const errors = problem.errors?.map((fault) => ({ parameter: "hostname", ...fault }));
  return new ProblemError({ ...problem, ...(errors ? { errors } : {}) }, headers);
}
