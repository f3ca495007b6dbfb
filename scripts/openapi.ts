// Checks the OpenAPI documents of the API and of the agent lab against the recommended rules
// of Redocly.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeApi } from "../apps/api/src/describe-api.ts";
import { describeLab } from "../apps/api/src/services/storefront/lab/openapi/describe-lab.ts";
import { run } from "./run.ts";

// The linter must not ask any server: neither for a newer version of itself, nor to report its use.
process.env.REDOCLY_TELEMETRY = "off";
process.env.REDOCLY_SUPPRESS_UPDATE_NOTICE = "true";

const folder = mkdtempSync(join(tmpdir(), "almanac-openapi-"));
try {
  const options = ["--config", "redocly.yaml", "--format", "stylish", "--max-problems", "50"];
  for (const [name, document] of Object.entries({ api: describeApi(), lab: describeLab() })) {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(document, null, 2));
    if (!run("redocly", ["lint", file, ...options])) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
