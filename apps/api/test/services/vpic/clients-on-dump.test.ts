import { createCatalogue, createDecoder } from "@almanac/vin";
import * as wrapper from "@shaggytools/nhtsa-api-wrapper";
import nhtsa from "nhtsa";
import { expect, test } from "vitest";
import { compileRecordedDump } from "../../../../../packages/vin/test/dump/compile-recorded.ts";
import { createTestPlatform } from "../../create-test-platform.ts";
import { expectRecord, recordedAnswers } from "./compare-with-record.ts";
import { connectClients, flatValues, listedValues } from "./unchanged-clients.ts";

// The tables of a dump in NHTSA's form, which is written from recorded answers. With them, the
// clients get every value.

const compiled = await compileRecordedDump();
const catalogue = createCatalogue(compiled.catalogue.bytes);
const decoder = createDecoder(compiled.vpic.bytes, { catalogue: () => catalogue });
const { app, issue } = await createTestPlatform({
  unlimited: true,
  dependencies: {
    vin: {
      vpicQueryKey: true,
      vpicTables: { decoder: () => decoder, catalogue: () => catalogue },
    },
  },
});
connectClients(app, (await issue({ tier: "local" })).key);

test.for(recordedAnswers)("$vin with @shaggytools/nhtsa-api-wrapper", async ({ vin }) => {
  expectRecord(vin, flatValues((await wrapper.DecodeVinValues(vin)).Results));
  expectRecord(vin, listedValues((await wrapper.DecodeVinExtended(vin)).Results));
});

test.for(recordedAnswers)("$vin with nhtsa", async ({ vin }) => {
  expectRecord(vin, flatValues((await nhtsa.decodeVinFlatFormat(vin)).data.Results));
  expectRecord(vin, listedValues((await nhtsa.decodeVinExtended(vin)).data.Results));
});

test("the answers name these tables", async () => {
  expect(recordedAnswers.length).toBeGreaterThanOrEqual(20);
  const { key } = await issue({ tier: "local" });
  const path = "/vpic/api/vehicles/GetAllMakes?format=json";
  const response = await app.request(path, { headers: { "X-API-Key": key } });
  expect(response.headers.get("x-data-version")).toBe(decoder.dataVersion);
  const { Count } = (await response.json()) as { Count: number };
  expect(Count).toBe(catalogue.makes().length);
});
