import { createDecoder, openCatalogue } from "@almanac/vin";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseFormat, writeAnswer } from "../../../src/services/vin/vpic/formats.ts";
import { createTestApp } from "../../create-test-app.ts";
import { flatKeysOf2024, listedIn2024 } from "./flat-keys.ts";

const app = createTestApp();

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`/vpic/api/vehicles/${path}`, { headers });

interface Envelope {
  readonly Count: number;
  readonly Message: string;
  readonly SearchCriteria: string | null;
  readonly Results: readonly Record<string, unknown>[];
}

async function getJson(path: string): Promise<Envelope> {
  const response = await get(`${path}${path.includes("?") ? "&" : "?"}format=json`);
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(response.status).toBe(200);
  return (await response.json()) as Envelope;
}

const postBatch = (body: string, type = "application/x-www-form-urlencoded") =>
  app.request("/vpic/api/vehicles/DecodeVINValuesBatch/", {
    method: "POST",
    headers: { "Content-Type": type },
    body,
  });

describe("decoding", () => {
  test("DecodeVin lists every variable in the order of the original, filled or not", async () => {
    const answer = await getJson("DecodeVin/1FTMW1T88MFA00001?modelyear=2021");
    expect(Object.keys(answer)).toEqual(["Count", "Message", "SearchCriteria", "Results"]);
    expect(answer.SearchCriteria).toBe("VIN:1FTMW1T88MFA00001");
    expect(answer.Message).toMatch(/^Results returned successfully\. NOTE: /);
    const ids = answer.Results.map(({ VariableId }) => VariableId);
    expect(answer.Count).toBe(ids.length);
    const added = [195, 196, 200, 201, 202, 203, 204];
    expect(ids.filter((id) => !added.includes(Number(id)))).toEqual(listedIn2024);
    const byId = new Map(answer.Results.map((row) => [row.VariableId, row]));
    const row = (id: number) => byId.get(id);
    expect(Object.keys(row(26) ?? {})).toEqual(["Value", "ValueId", "Variable", "VariableId"]);
    expect(row(26)).toMatchObject({ Value: "FORD", ValueId: "460", Variable: "Make" });
    expect(row(28)).toMatchObject({ Value: "F-150", ValueId: "1801" });
    expect(row(29)).toMatchObject({ Value: "2021", ValueId: "" });
    expect(row(5)).toMatchObject({ Value: "Pickup", ValueId: "60" });
    expect(row(116)).toMatchObject({ Value: "Not Applicable", ValueId: "0" });
    expect(row(37)).toMatchObject({ Value: null, ValueId: null });
    expect(row(63)).toMatchObject({ Value: null, ValueId: "" });
    expect(row(142)).toMatchObject({ Value: "", ValueId: "" });
    expect(row(143)).toMatchObject({ Value: "0", ValueId: "0" });
    expect(row(156)).toMatchObject({ Value: null, ValueId: "" });
  });

  test("DecodeVinExtended adds the internal variables", async () => {
    const { Results } = await getJson("DecodeVinExtended/1FTMW1T88MFA00001");
    const ids = Results.map(({ VariableId }) => VariableId);
    expect(ids.slice(-4)).toEqual([96, 97, 98, 186]);
    expect(ids.length).toBe((await getJson("DecodeVin/1FTMW1T88MFA00001")).Results.length + 4);
  });

  test("the flat answer has all keys of the original in ASCII order, and only texts", async () => {
    const { Count, SearchCriteria, Results } = await getJson("DecodeVinValues/1FTMW1T88MFA00001");
    const [flat = {}, ...others] = Results;
    expect(others).toEqual([]);
    expect(Count).toBe((await getJson("DecodeVin/1FTMW1T88MFA00001")).Count);
    expect(SearchCriteria).toBe("VIN(s): 1FTMW1T88MFA00001");
    const keys = Object.keys(flat);
    expect(keys).toEqual([...keys].sort());
    expect(flatKeysOf2024.filter((key) => !keys.includes(key))).toEqual([]);
    expect(keys.filter((key) => !flatKeysOf2024.includes(key))).toEqual([
      "CombinedBrakingSystem",
      "FuelTankMaterial",
      "FuelTankType",
      "NonLandUse",
      "PlantAddress",
      "VehicleDescriptor",
      "WheelieMitigation",
    ]);
    expect(Object.values(flat).every((value) => typeof value === "string")).toBe(true);
    expect(flat).toMatchObject({
      DisplacementCC: "3500.0",
      DisplacementCI: "213.58310433156",
      DisplacementL: "3.5",
      ErrorCode: "0",
      MakeID: "460",
      ManufacturerId: "976",
      ModelID: "1801",
      NCSAMake: "",
    });
    const extended = await getJson("DecodeVinValuesExtended/1FTMW1T88MFA00001");
    expect(Object.keys(extended.Results[0] ?? {})).toEqual(keys);
    expect(extended.Count).toBe(Count + 4);
  });

  test("a partial VIN is decoded as far as its characters allow", async () => {
    const { Results } = await getJson("DecodeVinValues/5UXWX7C5*BA?modelyear=2011");
    expect(Results[0]).toMatchObject({
      Make: "BMW",
      Model: "X3",
      ModelYear: "2011",
      Trim: "xDrive35i",
      PlantCity: "MUNICH",
      ErrorCode: "6",
      ErrorText: "6 - Incomplete VIN",
      SuggestedVIN: "",
      VIN: "5UXWX7C5*BA",
      VehicleDescriptor: "5UXWX7C5*BA",
    });
  });

  test("wrong characters are marked, and the fields that they do not affect are decoded", async () => {
    const { Results } = await getJson("DecodeVinValues/1fa6p8c0!m!100001?modelyear=2021");
    expect(Results[0]).toMatchObject({
      Make: "FORD",
      Model: "Mustang",
      SuggestedVIN: "1FA6P8C0!M!100001",
      VIN: "1FA6P8C0!M!100001",
    });
    expect(Results[0]?.ErrorCode).toMatch(/^1,.*,400$/);
    expect(Results[0]?.AdditionalErrorText).toContain("Invalid character(s): 9:!, 11:!.");
  });

  test.for(["0", "ZZZ", "JF1", "00000000000000000", "%", "*****************", "A".repeat(40)])(
    "%s is answered with error codes, and not refused",
    async (vin) => {
      const { Results } = await getJson(`DecodeVinValues/${encodeURIComponent(vin)}`);
      expect(Results[0]?.ErrorCode).toMatch(/^\d+(,\d+)*$/);
      expect(Results[0]?.ErrorText).not.toBe("");
      expect(Results[0]?.VIN).toBe(vin);
    },
  );
});

describe("a batch of VINs", () => {
  test("answers flat results in the order of the rows, some with a year", async () => {
    const body = "DATA=5UXWX7C5*BA, 2011; 5YJSA3DS*EF ;&format=json";
    const response = await postBatch(encodeURI(body));
    expect(response.status).toBe(200);
    const { Count, SearchCriteria, Results } = (await response.json()) as Envelope;
    expect({ Count, SearchCriteria }).toEqual({ Count: 2, SearchCriteria: "" });
    expect(Results.map(({ VIN, Model, ModelYear }) => [VIN, Model, ModelYear])).toEqual([
      ["5UXWX7C5*BA", "X3", "2011"],
      ["5YJSA3DS*EF", "Model S", "2014"],
    ]);
  });

  test.for([
    ["no VIN", "DATA=;;&format=json", 400],
    ["51 VINs", `DATA=${"1FTMW1T88MFA00001;".repeat(51)}&format=json`, 400],
    ["a year that is not valid", "DATA=5UXWX7C5*BA,soon&format=json", 400],
    ["too many commas", "DATA=5UXWX7C5*BA,2011,2012&format=json", 400],
  ] as const)("refuses %s", async ([, body, status]) => {
    const response = await postBatch(body);
    expect(response.status).toBe(status);
    const { messageDetail } = (await response.json()) as { messageDetail: string };
    expect(messageDetail).toMatch(/DATA/);
  });

  test.for([
    ["DecodeVin/1FTMW1T88MFA00001?modelyear=soon", "a whole number of at most nine digits"],
    ["DecodeVin/1FTMW1T88MFA00001?modelyear=1066", "a year from 1900 to 2100"],
    ["GetAllMakes?format=yaml", "json, xml or csv"],
  ] as const)("%s: says what is allowed, and what was sent", async ([path, allowed]) => {
    const [, name, given] = /(\w+)=(\w+)$/.exec(path) ?? [];
    const { messageDetail } = (await (await get(path)).json()) as { messageDetail: string };
    expect(messageDetail).toBe(`${name} must be ${allowed}, not "${given}".`);
  });

  test("accepts 50 VINs", async () => {
    const response = await postBatch(`DATA=${"1FTMW1T88MFA00001;".repeat(50)}&format=json`);
    expect(((await response.json()) as Envelope).Results.length).toBe(50);
  });

  test("requires a form", async () => {
    const response = await postBatch("{}", "application/json");
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ message: "The body must be a form." });
  });
});

describe("makes, models, manufacturers and codes", () => {
  test("DecodeWMI gives the maker of a code, and one empty result for an unknown code", async () => {
    const { SearchCriteria, Results } = await getJson("DecodeWMI/1ft");
    expect(SearchCriteria).toBe("WMI:1FT");
    expect(Results).toEqual([
      {
        CommonName: "",
        CreatedOn: "2015-03-23",
        DateAvailableToPublic: "2015-01-01",
        Make: "FORD",
        ManufacturerName: "FORD MOTOR COMPANY",
        ParentCompanyName: "",
        URL: "",
        UpdatedOn: null,
        VehicleType: "Truck",
      },
    ]);
    const unknown = await getJson("DecodeWMI/ZZZ");
    expect(unknown.Results).toMatchObject([{ ManufacturerName: "", CreatedOn: null }]);
  });

  test("a number selects one manufacturer, a text every manufacturer whose name contains it", async () => {
    expect((await getJson("GetMakeForManufacturer/988")).Results).toMatchObject([
      { Make_ID: 474, Make_Name: "HONDA" },
      { Make_ID: 475, Make_Name: "ACURA" },
    ]);
    const { SearchCriteria, Results } = await getJson("GetMakeForManufacturer/METRO");
    expect(SearchCriteria).toBe("Manufacturer:METRO");
    expect(Results.map(({ Make_ID }) => Make_ID)).toEqual([5999, 7845, 7897, 8627]);
  });

  test("models are listed by make, year and type of vehicle, sorted by number", async () => {
    const names = async (path: string) =>
      (await getJson(path)).Results.map(({ Model_Name }) => Model_Name);
    const first = ["Model S", "Roadster", "Model X", "Model 3", "Model Y"];
    expect((await names("GetModelsForMake/TESLA")).slice(0, 5)).toEqual(first);
    expect(await names("GetModelsForMakeId/441")).toEqual(await names("GetModelsForMake/tesla"));
    const of2020 = ["Model S", "Model X", "Model 3", "Model Y"];
    expect(await names("GetModelsForMakeYear/make/TESLA/modelyear/2020")).toEqual(of2020);
    expect(await names("GetModelsForMakeIdYear/makeId/441/modelYear/2020")).toEqual(of2020);
    const path = "GetModelsForMakeYear/make/TESLA/vehicleType/Car";
    const { SearchCriteria, Results } = await getJson(path);
    expect(SearchCriteria).toBe("Make:TESLA | VehicleType:Car");
    expect(Results.map(({ Model_Name }) => Model_Name)).toEqual([...first, "Cybercab"]);
    expect(Results[0]).toMatchObject({ VehicleTypeId: 2, VehicleTypeName: "Passenger Car" });
  });

  test("types of vehicle are listed by make, and makes by type", async () => {
    const types = await getJson("GetVehicleTypesForMakeId/474");
    expect(types.SearchCriteria).toBe("Make ID: 474");
    expect(types.Results.map(({ VehicleTypeId }) => VehicleTypeId)).toEqual([1, 2, 3, 7]);
    const kia = await getJson("GetVehicleTypesForMake/kia");
    expect(kia.Results.slice(0, 2)).toMatchObject([
      { MakeId: 499, MakeName: "KIA", VehicleTypeId: 2 },
      { MakeId: 499, MakeName: "KIA", VehicleTypeId: 7 },
    ]);
    const cars = await getJson("GetMakesForVehicleType/Car");
    expect(cars.Results.length).toBeGreaterThanOrEqual(167);
    expect(new Set(cars.Results.map(({ VehicleTypeId }) => VehicleTypeId))).toEqual(new Set([2]));
  });

  test("GetWMIsForManufacturer accepts a manufacturer, a type of vehicle, or both", async () => {
    const honda = await getJson("GetWMIsForManufacturer/988");
    expect(honda.SearchCriteria).toBe("Manufacturer: 988");
    expect(honda.Results).toContainEqual({
      Country: "UNITED STATES (USA)",
      CreatedOn: "2015-03-26",
      DateAvailableToPublic: "2015-01-01",
      Id: 988,
      Name: "AMERICAN HONDA MOTOR CO., INC.",
      UpdatedOn: null,
      VehicleType: "Passenger Car",
      WMI: "1HG",
    });
    const both = await getJson("GetWMIsForManufacturer/988?vehicleType=truck");
    expect(both.SearchCriteria).toBe("Manufacturer: 988 | VehicleType: truck");
    expect(both.Results.length).toBeLessThan(honda.Results.length);
    const mpv = await getJson("GetWMIsForManufacturer/?vehicletype=mpv");
    expect(mpv.Results.length).toBeGreaterThanOrEqual(210);
  });

  test("makes and manufacturers are listed", async () => {
    const { Count, SearchCriteria, Results } = await getJson("GetAllMakes/");
    expect({ Count, SearchCriteria }).toEqual({ Count: Results.length, SearchCriteria: null });
    expect(Results.slice(0, 2)).toEqual([
      { Make_ID: 440, Make_Name: "ASTON MARTIN" },
      { Make_ID: 441, Make_Name: "TESLA" },
    ]);
    const pages = [
      await getJson("GetAllManufacturers"),
      await getJson("GetAllManufacturers?page=1"),
      await getJson("GetAllManufacturers?page=2"),
      await getJson("GetAllManufacturers?page=100000"),
    ];
    expect(pages.map(({ Results: rows }) => rows.length)).toEqual([100, 100, 100, 0]);
    expect(pages[0]).toEqual(pages[1]);
    expect(pages[0]?.Results[0]).toMatchObject({
      Country: "UNITED STATES (USA)",
      Mfr_ID: 955,
      Mfr_Name: "TESLA, INC.",
    });
    expect(pages[0]?.Results[0]?.VehicleTypes).toContainEqual({
      IsPrimary: null,
      Name: "Passenger Car",
    });
  });

  test("variables and their values are listed", async () => {
    const { Results } = await getJson("GetVehicleVariableList");
    expect(Object.keys(Results[0] ?? {})).toEqual([
      "DataType",
      "Description",
      "GroupName",
      "ID",
      "Name",
    ]);
    const ids = Results.map(({ ID }) => Number(ID));
    expect(ids).toEqual([...ids].sort((one, other) => one - other));
    expect(listedIn2024.filter((id) => !ids.includes(id))).toEqual([]);
    const byName = await getJson("GetVehicleVariableValuesList/vehicle%2520type");
    expect(byName.SearchCriteria).toBe("Variable:vehicle type");
    expect(byName.Results.slice(0, 2)).toEqual([
      { ElementName: "Vehicle Type", Id: 1, Name: "Motorcycle" },
      { ElementName: "Vehicle Type", Id: 2, Name: "Passenger Car" },
    ]);
    expect((await getJson("GetVehicleVariableValuesList/39")).Results).toEqual(byName.Results);
    expect((await getJson("GetVehicleVariableValuesList/Type")).Results).toEqual([]);
    expect((await getJson("GetVehicleVariableValuesList/3.9")).Results).toEqual([]);
    // The name until 2024.
    const former = await getJson("GetVehicleVariableValuesList/Wheel%20Base%20Type");
    expect(former.Results[0]).toMatchObject({ ElementName: "Wheelbase Type" });
  });
});

describe("formats", () => {
  test.each(["json", "xml", "csv"])(
    "others get a turn while a long list is written as %s",
    async (name) => {
      const results = Array.from({ length: 150 }, (_, index) => ({ Id: index }));
      const shape = { item: "Item", fields: ["Id"] };
      const answer = { message: "", searchCriteria: null, results, shape };
      let turnOfOthers = false;
      setImmediate(() => {
        turnOfOthers = true;
      });
      let resumed = 0;
      const text = await writeAnswer(answer, chooseFormat(name, null), () => {
        resumed += 1;
      });
      expect({ turnOfOthers, resumed }).toEqual({ turnOfOthers: true, resumed: 1 });
      expect(text).toContain("149");
    },
  );

  test("XML is the default, leaves out null, and writes an empty text as an empty element", async () => {
    const response = await get("DecodeVin/1FTMW1T88MFA00001");
    expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const xml = await response.text();
    expect(xml).toContain("<SearchCriteria>VIN:1FTMW1T88MFA00001</SearchCriteria><Results>");
    const make =
      "<VariableId>26</VariableId><Variable>Make</Variable><ValueId>460</ValueId><Value>FORD</Value>";
    expect(xml).toContain(`<DecodedVariable>${make}</DecodedVariable>`);
    expect(xml).toContain("<Variable>Suggested VIN</Variable><ValueId /><Value /></Decoded");
    expect(xml).toContain("<Variable>Transmission Style</Variable></DecodedVariable>");
    const list = await (await get("GetAllMakes?format=XML")).text();
    expect(list).not.toContain("SearchCriteria");
    expect(list).toContain("<AllVehicleMakes><Make_ID>440</Make_ID>");
    const nested = await (await get("GetAllManufacturers?format=xml")).text();
    expect(nested).toContain("<VehicleTypes><VehicleType><Name>Passenger Car</Name></VehicleType>");
  });

  test("XML escapes text from the request", async () => {
    const sent = encodeURIComponent('<a&b>"\u0001');
    const xml = await (await get(`GetModelsForMake/${sent}?format=xml`)).text();
    expect(xml).toContain(
      '<SearchCriteria>Make:&lt;a&amp;b&gt;"\uFFFD</SearchCriteria><Results />',
    );
  });

  test("CSV has a header of names in lower case, quotes its values, and escapes formulas", async () => {
    const lines = (await (await get("DecodeVin/1FTMW1T88MFA00001?format=csv")).text()).split(
      "\r\n",
    );
    expect(lines[0]).toBe("variableid,variable,valueid,value");
    expect(lines).toContain("26,Make,460,FORD");
    expect(lines).toContain("37,Transmission Style,,");
    expect(lines).toContain(
      '25,Gross Vehicle Weight Rating From,14,"Class 2E: 6,001 - 7,000 lb (2,722 - 3,175 kg)"',
    );
    const flat = await (
      await get(`DecodeVinValues/${encodeURIComponent('="x"')}?format=csv`)
    ).text();
    expect(flat.split("\r\n")[0]?.startsWith("abs,activesafetysysnote,")).toBe(true);
    expect(flat).toContain(`"'=""X"""`);
  });

  test.for([
    ["application/json", "application/json"],
    ["text/csv;q=0.9", "text/csv"],
    ["text/html, application/xml;q=0.9, */*", "application/xml"],
    ["*/*", "application/xml"],
  ] as const)("without format, Accept: %s gives %s", async ([accept, type]) => {
    const response = await get("DecodeWMI/1FT", { Accept: accept });
    expect(response.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
  });
});

describe("paths", () => {
  test.for([
    "DECODEVINVALUES/1FTMW1T88MFA00001?FORMAT=JSON&MODELYEAR=2021",
    "decodevinvalues/1ftmw1t88mfa00001/?Format=json&modelYear=2021",
    "DecodeVinValues/%31FTMW1T88MFA00001?format=json&format=xml",
    "DecodeVinValues/%2531FTMW1T88MFA00001?format=json",
  ])("%s is accepted", async (path) => {
    const response = await get(path);
    expect(((await response.json()) as Envelope).Results[0]?.Model).toBe("F-150");
  });

  test("the prefix is accepted in any letter case", async () => {
    for (const prefix of ["/vpic/API/Vehicles", "/VPIC/API/VEHICLES", "/Vpic/Api/vehicles"]) {
      const response = await app.request(`${prefix}/decodewmi/1FT?format=json`);
      expect(response.status).toBe(200);
    }
  });

  test.for([
    ["GetParts?type=565", 404],
    ["GetManufacturerDetails/988", 404],
    ["GetEquipmentPlantCodes?year=2016&equipmentType=1&reportType=All", 404],
    ["GetMakesForManufacturerAndYear/988?year=2021", 404],
    ["GetCanadianVehicleSpecifications/?Year=2011&Make=Acura&Model=&units=", 404],
    ["GetAllManufacturers?ManufacturerType=Completed", 404],
    ["DecodeSAEWMI/109017", 404],
    ["", 404],
    ["DecodeVin", 404],
    ["DecodeVin/a/b", 404],
    ["GetAllMakes/7", 404],
    ["GetModelsForMakeYear/make/TESLA", 404],
    ["GetModelsForMakeYear/make//modelyear/2020", 404],
    ["GetModelsForMakeYear/make/TESLA/colour/red", 404],
    ["GetWMIsForManufacturer", 404],
    ["DecodeVin/1FTMW1T88MFA00001?modelyear=new", 400],
    ["DecodeVin/1FTMW1T88MFA00001?modelyear=99999", 400],
    ["DecodeVin/1FTMW1T88MFA00001?format=yaml", 400],
    ["DecodeVin/1FTMW1T88MFA00001?format=constructor", 400],
    ["GetModelsForMakeId/tesla", 400],
    [`DecodeVin/${"1".repeat(65)}`, 400],
    ["DecodeVINValuesBatch", 405],
  ] as const)("%s is refused with %i in the format of the original", async ([path, status]) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/json");
    const body = (await response.json()) as Record<string, string>;
    expect(Object.keys(body)).toEqual(["message", "messageDetail"]);
    expect(body.messageDetail).toMatch(/^[A-Zfmy].+\.$/s);
  });

  test("a wrong method is 405 and names the right one", async () => {
    const posted = await app.request("/vpic/api/vehicles/DecodeVin/x", { method: "POST" });
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const got = await get("DecodeVINValuesBatch/");
    expect(got.headers.get("allow")).toBe("POST");
  });
});

test("any path and parameter is answered, or refused in the format of the original", async () => {
  const names = "DecodeVin DecodeVinValues DecodeWMI GetModelsForMakeYear GetModelsForMakeId".split(
    " ",
  );
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom("make", "modelyear", "2020", "%", "%E0%A4%A", "*"),
  );
  const paths = fc.tuple(
    fc.constantFrom(...names, ""),
    fc.array(part, { maxLength: 4 }),
    part,
    part,
  );
  await fc.assert(
    fc.asyncProperty(paths, async ([name, parts, key, value]) => {
      // Without characters that would end the path or lead out of it.
      const path = parts.map((each) => `/${each.replace(/[?#./\\]/g, "")}`).join("");
      const response = await get(`${name}${path}?format=json&${key}=${value}`);
      expect([200, 400, 404]).toContain(response.status);
      const body = Object.keys((await response.json()) as object);
      expect(response.ok ? body[0] : body.join()).toBe(
        response.ok ? "Count" : "message,messageDetail",
      );
    }),
    { numRuns: 200 },
  );
});

test("damaged tables give 503, and the message says what to do", async () => {
  const damaged = createTestApp({
    vin: {
      vpicTables: { decoder: () => createDecoder(new Uint8Array(99)), catalogue: openCatalogue },
    },
  });
  const response = await damaged.request("/vpic/api/vehicles/DecodeVin/5UXWX7C5*BA?format=json");
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    message: expect.any(String),
    messageDetail: expect.stringMatching(/\.$/),
  });
});
