import * as wrapper from "@shaggytools/nhtsa-api-wrapper";
import nhtsa from "nhtsa";
import { describe, expect, test } from "vitest";
import { createTestPlatform } from "../../create-test-platform.ts";
import { expectRecordOfJune, recordedAnswers } from "./compare-with-record.ts";
import { flatKeysOf2024, listedIn2024 } from "./flat-keys.ts";
import { connectClients, flatValues, listedValues } from "./unchanged-clients.ts";

const { app, issue } = await createTestPlatform({
  unlimited: true,
  environment: { ALMANAC_VPIC_QUERY_KEY: "on" },
});
connectClients(app, (await issue({ tier: "local" })).key);

type Row = Readonly<Record<string, unknown>>;

describe("VINs decoded with the shipped data, compared with NHTSA's answers of June 2026", () => {
  test("are more than 20, of eight types of vehicle", () => {
    expect(recordedAnswers.length).toBeGreaterThanOrEqual(20);
    expect(new Set(recordedAnswers.map(({ values }) => values["39"])).size).toBe(8);
  });

  test.for(recordedAnswers)("$vin with @shaggytools/nhtsa-api-wrapper", async ({ vin }) => {
    const values = await wrapper.DecodeVinValues(vin);
    const keys = Object.keys(values.Results[0] ?? {});
    expect(flatKeysOf2024.filter((each) => !keys.includes(each))).toEqual([]);
    const inFlat = expectRecordOfJune(vin, flatValues(values.Results));
    const extended = await wrapper.DecodeVinExtended(vin);
    const ids = extended.Results.map(({ VariableId }: Row) => VariableId);
    expect(listedIn2024.filter((id) => !ids.includes(id))).toEqual([]);
    const inList = expectRecordOfJune(vin, listedValues(extended.Results));
    expect(inFlat).toBeGreaterThan(9);
    expect(inList).toBe(inFlat);
  });

  test.for(recordedAnswers)("$vin with nhtsa", async ({ vin }) => {
    const values = await nhtsa.decodeVinFlatFormat(vin);
    expect(values.status).toBe(200);
    const inFlat = expectRecordOfJune(vin, flatValues(values.data.Results));
    const extended = await nhtsa.decodeVinExtended(vin);
    expect(expectRecordOfJune(vin, listedValues(extended.data.Results))).toBe(inFlat);
    expect(inFlat).toBeGreaterThan(9);
  });
});

describe("the examples of @shaggytools/nhtsa-api-wrapper", () => {
  test("decode VINs", async () => {
    const [flatResult] = (await wrapper.DecodeVinValues("WA1A4AFY2J2008189")).Results;
    expect(flatResult).toMatchObject({ Make: "AUDI", Model: "SQ5", ModelYear: "2018" });
    const partial = await wrapper.DecodeVinValues("5UXWX7C5*BA", { modelYear: 2011 });
    expect(partial.Results[0]).toMatchObject({ Model: "X3", ErrorCode: "6" });
    const list = await wrapper.DecodeVin("WA1A4AFY2J2008189", { modelYear: "2018" });
    expect(list.Results.find(({ Variable }: Row) => Variable === "Make")?.Value).toBe("AUDI");
    const extended = await wrapper.DecodeVinValuesExtended("WA1A4AFY2J2008189");
    expect(extended.Results[0]?.NCSAMake).toBe("");
    const batch = await wrapper.DecodeVinValuesBatch("5UXWX7C5*BA, 2011; 5YJSA3DS*EF");
    expect(batch.Results.map(({ Model }: Row) => Model)).toEqual(["X3", "Model S"]);
  });

  test("list makes, models, manufacturers and codes", async () => {
    expect((await wrapper.DecodeWMI("1FD")).Results[0]?.Make).toBe("FORD");
    expect((await wrapper.GetAllMakes()).Count).toBeGreaterThan(12_000);
    expect((await wrapper.GetAllManufacturers({ page: 2 })).Results.length).toBe(100);
    const makes = await wrapper.GetMakeForManufacturer("honda");
    expect(makes.Results.map(({ Make_Name }: Row) => Make_Name)).toContain("HONDA");
    expect((await wrapper.GetMakesForVehicleType("Low Speed Vehicle")).Count).toBeGreaterThan(10);
    expect((await wrapper.GetModelsForMake("audi")).Results.length).toBeGreaterThan(30);
    expect((await wrapper.GetModelsForMakeId(582)).Results.length).toBeGreaterThan(30);
    const ofYear = await wrapper.GetModelsForMakeYear({ make: "Audi", modelYear: 2018 });
    expect(ofYear.Results.map(({ Model_Name }: Row) => Model_Name)).toContain("SQ5");
    const cars = await wrapper.GetModelsForMakeYear({ make: "audi", vehicleType: "car" });
    expect(cars.SearchCriteria).toBe("Make:audi | VehicleType:car");
    const byId = await wrapper.GetModelsForMakeIdYear({
      makeId: 582,
      modelYear: 2018,
      vehicleType: "passenger car",
    });
    expect(byId.SearchCriteria).toBe("Make ID:582 | ModelYear:2018 | VehicleType:passenger car");
    expect(byId.Results.length).toBeGreaterThan(3);
    const types = await wrapper.GetVehicleTypesForMake("mercedes-benz");
    expect(types.Results.map(({ VehicleTypeName }: Row) => VehicleTypeName)).toContain("Truck");
    expect((await wrapper.GetVehicleTypesForMakeId(450)).SearchCriteria).toBe("Make ID: 450");
    const codes = await wrapper.GetWMIsForManufacturer({
      manufacturer: "Honda",
      vehicleType: "passenger car",
    });
    expect(codes.Results.map(({ WMI }: Row) => WMI)).toContain("1HG");
    expect(codes.SearchCriteria).toBe("Manufacturer: Honda | VehicleType: passenger car");
  });

  test("list variables and values", async () => {
    const { Results } = await wrapper.GetVehicleVariableList();
    expect(Results.map(({ Name }: Row) => Name)).toContain("Battery Type");
    const values = await wrapper.GetVehicleVariableValuesList("battery type");
    expect(values.SearchCriteria).toBe("Variable:battery type");
    expect(values.Results.length).toBeGreaterThan(5);
    expect((await wrapper.GetVehicleVariableValuesList(2)).Results).toEqual(values.Results);
  });

  test.for([
    () => wrapper.GetManufacturerDetails(988),
    () => wrapper.GetParts({ type: 565, fromDate: "1/1/2015", toDate: "5/5/2015" }),
    () => wrapper.GetEquipmentPlantCodes({ year: 2015, equipmentType: 1, reportType: "New" }),
    () => wrapper.GetMakesForManufacturerAndYear(988, { year: 2021 }),
    () => wrapper.GetCanadianVehicleSpecifications({ year: 2011, make: "Acura" }),
  ])("a list without data is an error of the client: %s", async (call) => {
    await expect(call()).rejects.toThrow(/responseStatus: 404/);
  });
});

describe("the examples of nhtsa", () => {
  const vin = "WUAAU34248N006164";

  test("decode a VIN", async () => {
    const { data } = await nhtsa.decodeVin(vin);
    expect(listedValues(data.Results).get("28")).toBe("R8");
    expect((await nhtsa.decodeVinFlatFormat(vin)).data.Results[0]).toMatchObject({
      Make: "AUDI",
      Model: "R8",
      ModelYear: "2008",
    });
    const extended = await nhtsa.decodeVinExtendedFlatFormat(vin);
    expect(extended.data.Results[0].VIN).toBe(vin);
    const csv = (await nhtsa.decodeVin(vin, "CSV")).data as string;
    expect(csv).toContain("\r\n28,Model,3789,R8\r\n");
    const xml = (await nhtsa.decodeVin(vin, "XML")).data as string;
    expect(xml).toContain("<ValueId>3789</ValueId><Value>R8</Value></DecodedVariable>");
  });

  test("list makes, manufacturers and codes", async () => {
    expect((await nhtsa.decodeWmi("WUA")).data.Results[0].Make).toContain("AUDI");
    expect((await nhtsa.getWmisForManufacturer("hon")).data.Count).toBeGreaterThan(50);
    expect((await nhtsa.getAllMakes()).data.Results[1]).toEqual({
      Make_ID: 441,
      Make_Name: "TESLA",
    });
    const csv = (await nhtsa.getAllManufacturers(4, "CSV")).data as string;
    expect(csv.split("\r\n").length).toBe(102);
    const makes = (await nhtsa.getMakesForManufacturer("volkswagen")).data.Results;
    expect(makes).toContainEqual(expect.objectContaining({ Make_Name: "VOLKSWAGEN" }));
  });

  test.for([
    () => nhtsa.getManufacturerDetails("volkswagen"),
    () => nhtsa.getSaeWmisForManufacturer("audi"),
    () => nhtsa.getParts(565, "2/3/2018", "3/3/2018"),
  ])("a list without data is an error of the client: %s", async (call) => {
    const error: unknown = await call().catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      response: { status: 404, data: { messageDetail: expect.any(String) } },
    });
  });
});
