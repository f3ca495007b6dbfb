import * as agentLab from "../packages/agent-lab/src/web/index.ts";
import * as certs from "../packages/certs/src/index.ts";
import * as dimweight from "../packages/dimweight/src/index.ts";
import * as storefrontFixtures from "../packages/storefront-fixtures/src/index.ts";
import * as tax from "../packages/tax/src/index.ts";
import * as vin from "../packages/vin/src/node/index.ts";
import * as vinData from "../packages/vin-data/src/index.ts";
import * as vinDimensions from "../packages/vin-dimensions/src/index.ts";

/**
 * The libraries, by their folder in packages/. They are imported by name, so that the test runner
 * knows which tests a change of a library can affect.
 */
export const libraries: Readonly<Record<string, object>> = {
  "agent-lab": agentLab,
  certs,
  dimweight,
  "storefront-fixtures": storefrontFixtures,
  tax,
  vin,
  "vin-data": vinData,
  "vin-dimensions": vinDimensions,
};
