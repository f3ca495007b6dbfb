import { expect, test } from "vitest";
import { describeReach, readCertsSettings } from "../../src/services/certs/settings.ts";

test.for([
  [undefined, /, on the usual ports of TLS and STARTTLS \(ALMANAC_CERTS_PORTS sets others\)\.$/],
  ["any", /, on any port\.$/],
  [[8443], /, on port 8443\.$/],
  [[443, 8443], /, on the ports 443, 8443\.$/],
] as const)("the start says which ports lookups reach: %j", ([ports, sentence]) => {
  const settings = readCertsSettings(
    ports === undefined
      ? {}
      : { ALMANAC_CERTS_PORTS: typeof ports === "string" ? ports : [...ports] },
  );
  expect(describeReach(settings)).toMatch(/^Certificate lookups reach public addresses/);
  expect(describeReach(settings)).toMatch(sentence);
});
