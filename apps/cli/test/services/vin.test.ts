import { decodeVin } from "@almanac/vin";
import { describe, expect, test } from "vitest";
import { run, runChild, today } from "../harness.ts";

const honda = "1HGCM82633A004352";
const now = () => today;

describe("one VIN", () => {
  test("prints the known fields, aligned, and lists the unknown fields", async () => {
    const { exit, stdout, stderr } = await run(["vin", honda]);
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: "" });
    expect(stdout).toContain("make         Honda\nmodel        Accord\nyear         2003\n");
    const { stdout: german } = await run(["vin", "WDD2040821A540000"]);
    expect(german).toContain("note: Not known for this VIN:");
  });

  test("prints the API's object with --json, and only the name with --quiet", async () => {
    const { stdout } = await run(["vin", honda, "--json"]);
    expect(JSON.parse(stdout)).toEqual(decodeVin(honda, { now }));
    expect((await run(["vin", honda, "--quiet"])).stdout).toBe("2003 Honda Accord\n");
  });

  test("with --explain prints the rule that decided each field", async () => {
    const { stdout } = await run(["vin", honda, "--explain"]);
    expect(stdout).toContain("CM82[67] of Honda Accord Schema 2003");
    expect(stdout).toContain("https://vpic.nhtsa.dot.gov/");
  });

  test("names all candidates if the VIN does not decide between models", async () => {
    expect((await run(["vin", "WVWZZZ1KZBM000000"])).stdout).toContain(
      "model        Golf or Jetta",
    );
  });

  test.for([
    ["short", "A VIN has 17 characters; this text has 5"],
    ["00000000000000000", "No maker is known"],
  ])(
    "leaves with exit code 1 for %s, which is invalid or has no known maker",
    async ([vin = "", message = ""]) => {
      const { exit, stdout, stderr } = await run(["vin", vin]);
      expect({ exit, stdout }).toEqual({ exit: 1, stdout: "" });
      expect(stderr).toContain(message);
    },
  );

  test.for([
    ["vin"],
    ["vin", honda, "--year", "1066"],
    ["vin", honda, "--year", "new"],
    ["vin", honda, "--colour"],
  ])("leaves with exit code 2 if the command is used wrongly: %s", async (argv) => {
    const { exit, stderr } = await run(argv);
    expect(exit).toBe(2);
    expect(stderr).toMatch(/^error:/);
  });

  test("--year decides the model year, and --strict refuses a wrong check digit", async () => {
    expect((await run(["vin", "1FTFW1ET5DFC10312", "--year", "2013"])).stdout).toContain(
      "year         2013",
    );
    expect((await run(["vin", "1FTFW1ET5DFC10312", "--strict"])).exit).toBe(1);
  });
});

test("the text of a vehicle has its drive, gearbox, power, weight class, seats and safety", async () => {
  const { stdout } = await run(["vin", "1FTFW1ET5DFC10312"]);
  expect(stdout).toMatch(/engine +3,500 cc, gasoline, 272.2 kW\ndrive +four-wheel\n/);
  expect(stdout).toMatch(
    /consumption +17 mpg combined, 15 city, 21 highway, 13.8 l\/100 km, 519 g CO2\/mile\n/,
  );
  expect(stdout).toMatch(/epa class +Standard Pickup Trucks 4WD\n/);
  expect(stdout).toMatch(/gvwr class +2F\n/);
  expect(stdout).toMatch(/air bags +front: first-row; side: first-two-rows\n/);
  const { stdout: other } = await run(["vin", "5YMTS0C02ML080013"]);
  expect(other).toMatch(/352.7 to 375.1 kW\n/);
  expect(other).toMatch(/gearbox +automatic, 8 speeds\n/);
  expect(other).toMatch(/seats +5\n/);
  expect(other).toMatch(/assistance +abs, .*rear camera/);
  expect(other).toMatch(/optional +adaptive cruise control, parking assist\n/);
});

test("the systems of a vehicle are columns of a batch", async () => {
  const fields =
    "driveType,seats,engine.powerKwTo,restraints.sideAirbags,driverAssistance.rearCamera";
  const { stdout } = await run(["vin", "5YMTS0C02ML080013", "--csv", "--fields", fields]);
  expect(stdout).toContain(`input,${fields},`);
  expect(stdout).toContain("\n5YMTS0C02ML080013,all-wheel,5,375.1,first-row,standard,");
});

describe("a refused VIN", () => {
  test("suggests the VIN that was probably meant, and does not use it", async () => {
    const { exit, stdout, stderr } = await run(["vin", "1HGCM82633AO04352"]);
    expect({ exit, stdout }).toEqual({ exit: 1, stdout: "" });
    expect(stderr).toContain(`did you mean: "${honda}"`);
  });

  test("is answered with the use of match if it is partial", async () => {
    for (const vin of ["LRW3E7ES7PC******", "LRW3E7ES7PC"]) {
      const { exit, stderr } = await run(["vin", vin]);
      expect(exit).toBe(1);
      expect(stderr).toContain("Use match for a partial VIN");
      expect(stderr).toContain(`see: almanac vin match '${vin}'`);
    }
  });

  test("lists all suggestions with --json", async () => {
    const { stderr } = await run(["vin", "1HG-CM82633A-004352", "--json"]);
    expect(JSON.parse(stderr)).toMatchObject({
      code: "invalid_length",
      suggestions: [{ vin: honda, reason: "separator", positions: [4, 13] }],
    });
    const { stderr: none } = await run(["vin", "short", "--json"]);
    expect(JSON.parse(none)).not.toHaveProperty("suggestions");
  });
});

describe("codes, makes, models and partial VINs", () => {
  test.for([
    [["wmi", "1hg"], "makes       Honda", "Honda\n"],
    [["makes", "--contains", "skoda"], "Škoda  car", "Škoda\n"],
    [["models", "--make", "skoda"], "Octavia", undefined],
    [["match", "5UXWX7C5*BA"], "BMW   X3     2011   suv     north-america", "BMW X3\n"],
    [["generate", "--make", "Honda", "--count", "2"], "note: These VINs are invented", undefined],
  ] as const)("almanac vin %s prints a table, and with --quiet only the answer", async (given) => {
    const [argv, text, quiet] = given;
    const { exit, stdout } = await run(["vin", ...argv]);
    expect(exit).toBe(0);
    expect(stdout).toContain(text);
    const short = await run(["vin", ...argv, "--quiet"]);
    if (quiet !== undefined) expect(short.stdout).toBe(quiet);
    expect(short.stdout).not.toContain("note:");
  });

  test("almanac vin generate prints one VIN per line, or JSON, or CSV", async () => {
    const argv = ["vin", "generate", "--make", "Kia", "--count", "3"];
    const vins = (await run([...argv, "--quiet"])).stdout.trim().split("\n");
    expect(vins).toHaveLength(3);
    const lines = (await run([...argv, "--ndjson"])).stdout.trim().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject(
      vins.map((vin) => ({ vin, make: "Kia", invented: true })),
    );
    expect((await run([...argv, "--csv"])).stdout).toMatch(/^vin,make,model,year,invented/);
  });

  test.for([
    [["generate", "--count", "many"], "--count", 2],
    [["generate", "--make", "Hnda"], 'did you mean "Honda"?', 3],
    [["generate", "--strict"], "--strict is not an option of almanac vin generate", 2],
    [["models"], "--make is missing", 2],
    [["wmi", "1HGC"], "this text has 4", 1],
    [["wmi"], "code", 2],
    [["wmi", "1HG", "--api", "http://127.0.0.1:1"], "--api is not for almanac vin wmi", 2],
    [["makes", "--api", "http://127.0.0.1:1"], "--api is not for almanac vin makes", 2],
    [["match", "*HG"], "Positions 1 to 3 must be known", 1],
  ] as const)("almanac vin %s is refused", async ([argv, text, expected]) => {
    const { exit, stderr } = await run(["vin", ...argv]);
    expect(stderr).toContain(text);
    expect(exit).toBe(expected);
  });
});

describe("a wrong check digit that NHTSA excepts", () => {
  test("causes neither a note nor a refusal if the VIN is certainly on the list", async () => {
    const { exit, stdout } = await run(["vin", "KMTGE4S1PRU008142", "--strict"]);
    expect(exit).toBe(0);
    expect(stdout).not.toContain("check digit of");
    expect(stdout).toMatch(/check digit +would be 8/);
  });
});

describe("a list", () => {
  test("is printed as a table with one row per VIN, and leaves with exit code 1 if a VIN is invalid", async () => {
    const { exit, stdout } = await run(["vin", honda, "short"]);
    expect(exit).toBe(1);
    expect(stdout).toContain("1HGCM82633A004352  2003  Honda");
    expect(stdout).toContain("invalid_length");
    expect((await run(["vin", honda, honda])).exit).toBe(0);
  });

  test("has the format of the API's batch with --json", async () => {
    const { stdout } = await run(["vin", honda, "short", "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({
      results: [{ data: { model: "Accord" } }, { error: { code: "invalid_length", status: 400 } }],
    });
  });

  test("is read from stdin, one VIN per line", async () => {
    const { exit, stdout } = await runChild(["vin", "--ndjson"], {
      input: `${honda}\r\n\n  WVWZZZ1KZBW000000\nnonsense\n`,
    });
    const lines = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { make: "Honda" },
      { make: "Volkswagen" },
      { input: "nonsense", error: { code: "invalid_length" } },
    ]);
    expect(exit).toBe(1);
  });

  test.for(["", "\n \n"])(
    "of no VIN (%j) is refused, and nothing else is printed",
    async (input) => {
      const { exit, stdout, stderr } = await runChild(["vin"], { input });
      expect({ exit, stdout }).toEqual({ exit: 2, stdout: "" });
      expect(stderr).toContain("<vin> is missing");
    },
  );
});

describe("tables vin", () => {
  test("lists NHTSA's snapshot and the makers", async () => {
    const { exit, stdout } = await run(["tables", "vin"]);
    expect(exit).toBe(0);
    expect(stdout).toContain("NHTSA vPIC, newest row 2026-10-13");
    expect(stdout).toContain("volkswagen");
  });

  test("shows one entry with its sources", async () => {
    const { stdout } = await run(["tables", "vin", "show", "volkswagen"]);
    expect(stdout).toMatch(/codes +WVW/);
    expect(stdout).toContain("sources\n");
    expect((await run(["tables", "vin", "show", "vpic"])).stdout).toContain("13014");
    expect((await run(["tables", "vin", "show", "nothing"])).exit).toBe(1);
  });
});
