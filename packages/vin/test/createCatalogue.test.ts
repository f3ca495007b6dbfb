import { loadCatalogue, loadData } from "@almanac/vin-data/node";
import { expect, test } from "vitest";
import { createCatalogue, createDecoder, VinError } from "../src/index.ts";
import { openCatalogue } from "../src/node/index.ts";

const data = loadCatalogue();
const catalogue = createCatalogue(data);

// NHTSA's own numbers: 474 Honda, 1861 Accord, 988 American Honda, 6 United States, 2
// Passenger Car.
test("numbers, names and years are NHTSA's", () => {
  expect(catalogue.dataVersion).toBe(createDecoder(loadData()).dataVersion);
  expect(catalogue.makes()).toHaveLength(12_387);
  expect(catalogue.findMake(474)).toEqual({ id: 474, name: "Honda" });
  expect(catalogue.models(474)[0]).toMatchObject({ id: 1861, name: "Accord" });
  expect(catalogue.models(474)[0]?.years).toContainEqual({ vehicleTypeId: 2, from: 1981 });
  expect(catalogue.models(-1)).toEqual([]);
  expect(catalogue.findManufacturer(988)).toEqual({
    id: 988,
    name: "AMERICAN HONDA MOTOR CO., INC.",
    makeIds: [474, 475],
  });
  expect(catalogue.countries()).toContainEqual({ id: 6, name: "UNITED STATES (USA)" });
  expect(catalogue.vehicleTypes()).toHaveLength(9);
});

test("a code has its maker, type and days, and what is unknown is absent", () => {
  expect(catalogue.findWmi("1HG")).toEqual({
    code: "1HG",
    makeIds: [474],
    manufacturerId: 988,
    countryId: 6,
    vehicleTypeId: 2,
    createdOn: "2015-03-26",
    availableOn: "2015-01-01",
  });
  expect(catalogue.findWmi("ZZZ")).toBeUndefined();
  expect(catalogue.wmis()).toHaveLength(13_014);
});

test("every number of a make, manufacturer or vehicle type in one list exists in the list of these", () => {
  const makes = new Set(catalogue.makes().map(({ id }) => id));
  const types = new Set(catalogue.vehicleTypes().map(({ id }) => id));
  const unlisted = catalogue
    .wmis()
    .filter(
      ({ makeIds, manufacturerId, vehicleTypeId }) =>
        !makeIds.every((id) => makes.has(id)) ||
        (manufacturerId && catalogue.findManufacturer(manufacturerId) === undefined) ||
        (vehicleTypeId && !types.has(vehicleTypeId)),
    );
  expect(unlisted).toEqual([]);
  const models = catalogue.makes().flatMap(({ id }) => catalogue.models(id));
  expect(models).toHaveLength(32_070);
  expect(new Set(models.map(({ id }) => id)).size).toBe(32_070);
});

test("variables name their lists of values", () => {
  const variables = catalogue.variables();
  expect(variables).toHaveLength(161);
  const body = variables.find(({ code }) => code === "BodyClass");
  expect(body).toMatchObject({ id: 5, name: "Body Class", dataType: "lookup", list: "bodystyle" });
  expect(catalogue.values("BodyStyle")).toContainEqual({ id: 13, name: "Sedan/Saloon" });
  expect(catalogue.values("nothing")).toEqual([]);
  const drive = variables.find(({ code }) => code === "DriveType");
  expect(catalogue.values(drive?.list ?? "")).toHaveLength(23);
  expect(variables.filter(({ isPrivate }) => isPrivate).map(({ id }) => id)).toContain(89);
});

test("openCatalogue gives the same catalogue each time", () => {
  expect(openCatalogue()).toBe(openCatalogue());
  expect(openCatalogue().findMake(474)?.name).toBe("Honda");
});

test("the file that decodes VINs is refused as a catalogue, by name", () => {
  expect(() => createCatalogue(loadData())).toThrow(VinError);
  expect(() => createCatalogue(loadData())).toThrow(
    'This is not the unpacked content of catalogue.bin.gz of @almanac/vin-data: it begins with "AVIN6"',
  );
});

test.each([undefined, null, "text", 7, {}, [1, 2], loadData().buffer])(
  "what is no list of bytes is refused: %#",
  (data) => {
    for (const open of [createCatalogue, createDecoder]) {
      const issues = [expect.objectContaining({ code: "invalid_type", path: ["data"] })];
      expect(() => open(data as never)).toThrow(expect.objectContaining({ issues }));
    }
  },
);

test.each([
  [null, "invalid_type", "options must be an object"],
  [{ cachedTypes: -1 }, "invalid_value", "options.cachedTypes must be a whole number of 0 or more"],
  [{ cachedTypes: "9" }, "invalid_value", "options.cachedTypes must be a whole number"],
])("the options %j are refused", (options, code, message) => {
  const open = () => createDecoder(loadData(), options as never);
  expect(open).toThrow(expect.objectContaining({ code }));
  expect(open).toThrow(message);
});
