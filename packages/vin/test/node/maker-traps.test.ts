import { describe, expect, test } from "vitest";
import { safeDecodeVin, type Vehicle } from "../../src/node/index.ts";

const now = (): number => Date.UTC(2026, 10, 20);
const decode = (vin: string, year?: number): Vehicle => {
  const result = safeDecodeVin(vin, { now, ...(year === undefined ? {} : { year }) });
  if (!result.success) throw result.error;
  return result.data;
};

describe("a letter at position 7 decides for the newer cycle", () => {
  test("for a Honda of Japan or Britain with a right check digit and an unknown type", () => {
    expect(decode("JHMFC1E56RB000001")).toMatchObject({
      year: 2024,
      confidence: { year: "one_source" },
    });
    expect(decode("SHHFC1E52RL000001").year).toBe(2024);
  });

  test("but not if the check digit is wrong, nor for a Land Rover, which has letters there in any year", () => {
    expect(decode("JHMFC1E50RB000001").year).toBeUndefined();
    expect(decode("SALLDVAF8TA000000").year).not.toBe(2026);
  });

  test("and for a Kia that is declared only in the older cycle", () => {
    expect(decode("KNAE55HD7R6000001").year).toBe(2024);
  });
});

describe("position 10 is not read as a year", () => {
  test.each([
    ["WDD2040821A540000", "the steering side of a Mercedes-Benz, not 2001"],
    ["WDD2120022A030000", "the steering side of a Mercedes-Benz, not 2002"],
    ["VF1RFB00659020000", "the serial number of a Renault, not 2005"],
    ["ZFA26300009110000", "the serial number of a Fiat"],
    ["SB1KT4JE80E000000", "the 0 of a Toyota for Europe"],
    ["WBAVU31070KY40000", "the 0 of a BMW for Europe"],
    ["SJNFCAF15U6120000", "the plant of a Nissan"],
    ["VF33CRFJC84720000", "the serial number of a Peugeot before 2009"],
    ["XW7BF3HK50S159916", "the 0 of a Toyota built in Russia"],
    ["Z8NAJL00050413920", "the serial number of a Nissan built in Russia"],
    ["JTMBH31V505000000", "the 0 of a Toyota for Russia"],
    ["MR0FZ29G001500000", "the 0 of a Toyota of Thailand"],
    ["JMZGG12F671000000", "the serial number of a Mazda for Europe"],
    ["WME4513341K000000", "the steering side of a smart"],
    ["UU1KSD0F540000000", "the serial number of a Dacia"],
    ["ZCFA1TM0302530001", "the 0 of an Iveco"],
  ])("%s: %s", (vin) => {
    const vehicle = decode(vin);
    expect(vehicle.year).toBeUndefined();
    expect(vehicle.warnings.map(({ code }) => code)).toContain("year_not_encoded");
  });

  test("on a Ford, where it repeats the body and the year is at 11", () => {
    expect(decode("WF06XXGCC6EG60000").year).toBe(2014);
    expect(decode("X9FFXXEEDF4K30000").year).toBe(2004);
  });
});

describe("a digit at position 7 of a European type code does not make the car 30 years older", () => {
  test.each([
    ["WVWZZZAUZDW000000", 2013],
    ["WVWZZZ1KZBW000000", 2011],
    ["WAUZZZ8K9DA000000", 2013],
    ["WVGZZZ5NZEW000000", 2014],
    ["WVWZZZ3CZEE000000", 2014],
    ["TMBJJ7NE6E0170000", 2014],
    ["WVWZZZ1KZAW000000", 2010],
  ])("%s is from %i", (vin, year) => {
    expect(decode(vin).year).toBe(year);
  });

  test("and does not move a Passat from 1994 to 2024", () => {
    expect(decode("WVWZZZ31ZRE000000").year).toBe(1994);
    expect(decode("WVWZZZ16ZGW000000").year).toBe(1986);
  });
});

describe("well-known example numbers are not read as real cars", () => {
  test("9BWZZZ377VT004251, used for Civic, Corolla, Fusca and Delivery, gives Volkswagen and no model", () => {
    const vehicle = decode("9BWZZZ377VT004251");
    expect(vehicle.make).toBe("Volkswagen");
    expect(vehicle.model).toBeUndefined();
    expect(vehicle.modelCandidates).toBeUndefined();
    expect(vehicle.year).toBeUndefined();
  });

  test.each(["MALA851CLHM123456", "MA3FHEB1S00123456", "AHTFR22G806123456"])(
    "%s gives no model from a maker's table",
    (vin) => {
      const vehicle = decode(vin);
      expect(vehicle.model).toBeUndefined();
    },
  );

  test("Z94CB41AA… with serial 123456 gives only the facts of its plant's table", () => {
    expect(decode("Z94CB41AAER123456").make).toBe("Kia");
    expect(decode("Z94CT41DAER123456").make).not.toBe("Kia");
  });
});

describe("a code of several models or brands", () => {
  test("gives both names of a Bajaj whose name depends on the country", () => {
    expect(decode("MD2A36FZ4HCE00001").modelCandidates).toEqual(["Pulsar NS200", "Dominar 200"]);
    expect(decode("92TA36FZ4HCE00001").model).toBe("Dominar 200");
  });

  test("is not Maruti Suzuki alone since cars of Toyota have the same code", () => {
    expect(decode("MA3DND62SRB750001").make).toBe("Toyota");
    expect(decode("MBHCZFB3SPG450001").makeCandidates).toEqual(["Maruti Suzuki", "Toyota"]);
    expect(decode("MA3FHEB1S00100001").make).toBe("Maruti Suzuki");
  });

  test("gives no model for a class of BYD", () => {
    const models = {
      LC0: ["Atto 2", "Atto 3", "Dolphin", "Song Plus", "Yuan Pro"],
      LGX: ["Atto 2", "Atto 3", "Song Plus", "Yuan Plus"],
    };
    for (const [wmi, candidates] of Object.entries(models)) {
      const vehicle = decode(`${wmi}CE4CB3T4340801`);
      expect(vehicle.model).toBeUndefined();
      expect(vehicle.modelCandidates).toEqual(candidates);
      expect(vehicle.year).toBe(2026);
    }
  });

  test("gives the brand by the type code, for a plant that builds three brands", () => {
    expect(decode("XW8CJ41Z8CK253790")).toMatchObject({
      make: "Škoda",
      model: "Octavia",
      year: 2012,
    });
    expect(decode("XW8ZZZ5NZCG000000")).toMatchObject({ make: "Volkswagen", model: "Tiguan" });
    expect(decode("LFV2A28V4H5050000")).toMatchObject({ make: "Audi", model: "A3", year: 2017 });
    expect(decode("XW8ZZZ99ZCG000000").make).toBeUndefined();
  });

  test("5N means a Tiguan of the first generation, or of a plant that kept the code", () => {
    expect(decode("WVGZZZ5NZEW000000").model).toBe("Tiguan");
  });

  test("W0L is Opel or Vauxhall: the make is given only for a type in the table", () => {
    expect(decode("W0L0AHM75B2130000").make).toBe("Opel");
    const calibra = decode("W0L000085R1070000");
    expect(calibra.make).toBeUndefined();
    expect(calibra.makeCandidates).toEqual(["Opel", "Vauxhall", "Chevrolet"]);
    expect(calibra.year).toBe(1994);
  });

  test("P at 4 of an Opel means a postal vehicle in the older layout, and an Astra J in the newer", () => {
    expect(decode("W0LPAHF48B2130000").model).toBe("Astra");
    expect(decode("W0LPAHF48B2130000").generation).toBe("H");
    expect(decode("W0LPE6ED5A8123456")).toMatchObject({
      model: "Astra",
      generation: "J",
      year: 2010,
    });
  });

  test("204.9 is a GLK and not a C-Class, and 204.2 is an estate", () => {
    expect(decode("WDC2049022F000000")).toMatchObject({ model: "GLK", bodyType: "suv" });
    expect(decode("WDD2042071F170000")).toMatchObject({ model: "C-Class", bodyType: "wagon" });
  });

  test("VSS is SEAT or Cupra: the type decides, or the year before Cupra was a brand", () => {
    expect(decode("VSSZZZKMZMR000001")).toMatchObject({ make: "Cupra", model: "Formentor" });
    expect(decode("VSSZZZKM9SR000001")).toMatchObject({ make: "Cupra", model: "Formentor" });
    expect(decode("VSSZZZKR3RR000001")).toMatchObject({ make: "Cupra", model: "Tavascan" });
    expect(decode("VSSZZZK1ZNP000001")).toMatchObject({ make: "Cupra", model: "Born" });
    const terramar = decode("VSSZZZKPZSR000001");
    expect(terramar).toMatchObject({ make: "Cupra", confidence: { make: "one_source" } });
    expect(terramar.model).toBeUndefined();
    expect(decode("VSSZZZ5FZFR000001")).toMatchObject({ make: "SEAT", year: 2015 });
    for (const vin of ["VSSZZZKLZLR000001", "VSSZZZ5FZKR000001", "VSSZZZKHZKR000001"]) {
      const vehicle = decode(vin);
      expect(vehicle.make, vin).toBeUndefined();
      expect(vehicle.makeCandidates, vin).toEqual(["SEAT", "Cupra"]);
      expect(vehicle.confidence, vin).toHaveProperty("makeCandidates");
      expect(vehicle.warnings.map(({ code }) => code)).toContain("make_ambiguous");
    }
  });

  test("a Maybach is not read as another car of WDB", () => {
    expect(decode("WDB2400791A123456").make).toBe("Maybach");
    expect(decode("WDB1240201A123456").make).toBe("Mercedes-Benz");
  });

  test("a Citroën of the table stays a Citroën, although DS has used the code since 2014", () => {
    expect(decode("VF7SCHMZ0EW123456").make).toBe("Citroën");
    expect(decode("VF7XXHMZ0DW123456").make).toBe("Citroën");
    expect(decode("VF7XXHMZ0FW123456").make).toBeUndefined();
  });

  test("a Micra of the K12 is a hatchback or a coupé-cabriolet", () => {
    const micra = decode("SJNFCAK12U1234567");
    expect(micra).toMatchObject({ make: "Nissan", model: "Micra", generation: "III" });
    expect(micra.bodyType).toBeUndefined();
  });

  test("a body that no possible model has is left out", () => {
    const vehicle = decode("WF0AXXWPMADY12345");
    expect(vehicle.modelCandidates).toEqual(["Kuga", "C-Max"]);
    expect(vehicle.bodyType).toBeUndefined();
    expect(vehicle.doors).toBeUndefined();
    expect(decode("W0LGM9ED5A1123456").bodyType).toBeUndefined();
    expect(decode("XTAGAL110J0000000").bodyType).toBeUndefined();
  });

  test("a model that the plant never built is left out", () => {
    const sierra = decode("WF0AXXBDBDEL12345");
    expect(sierra.model).toBeUndefined();
    expect(sierra.modelCandidates).toBeUndefined();
    expect(decode("WF0AXXGBBB1L12345")).toMatchObject({ model: "Mondeo", plant: { city: "Genk" } });
    expect(decode("WF0AXXGAJAWL12345")).toMatchObject({ model: "Fiesta" });
    expect(decode("WF0AXXWPCEHU12345")).toMatchObject({ model: "Mondeo", year: 2017 });
    const transit = decode("WF0AXXTTFDEL12345");
    expect(transit.model).toBe("Transit");
    expect(transit.bodyType).toBeUndefined();
  });

  test("RFB of Renault is a Mégane, not an Austral or a Clio", () => {
    expect(decode("VF1RFB00X57160000").model).toBe("Mégane");
  });
});

describe("rules of single makers", () => {
  test("Chevrolet of India wrote the year at 10 and, from February 2011, at 9", () => {
    expect(decode("MA6AB6G7ABH123456")).toMatchObject({ year: 2011, buildMonth: 1 });
    expect(decode("MA6ABCG7FCH123456")).toMatchObject({ year: 2015, buildMonth: 7 });
  });

  test("Tata writes N and P for November and December", () => {
    expect(decode("MAT123456FAN12345")).toMatchObject({ make: "Tata", year: 2015, buildMonth: 11 });
    expect(decode("MAT123456FAP12345").buildMonth).toBe(12);
    expect(decode("MAT123456FAL12345").buildMonth).toBeUndefined();
    expect(decode("MA1YU2TTKFK912345")).toMatchObject({ make: "Mahindra", year: 2015 });
  });

  test("Maruti Suzuki writes the month at 11", () => {
    expect(decode("MA3NFG81SNA103948")).toMatchObject({ year: 2022, buildMonth: 1 });
    expect(decode("MBHCZFB3SPG458278")).toMatchObject({ year: 2023, buildMonth: 7 });
  });

  test("surrogate VINs of Australia and New Zealand give a country and nothing else", () => {
    const vehicle = decode("6U900000000123456");
    expect(vehicle.country).toBe("AU");
    expect(vehicle.make).toBeUndefined();
    expect(vehicle.year).toBeUndefined();
    expect(decode("7AT00000000123456").country).toBe("NZ");
  });

  test("a Tesla from Shanghai or Grünheide is read without NHTSA's tables", () => {
    expect(decode("LRW3E7FS1NC000000")).toMatchObject({
      make: "Tesla",
      model: "Model 3",
      year: 2022,
    });
    expect(decode("XP7YGCES1PB000000")).toMatchObject({
      make: "Tesla",
      model: "Model Y",
      year: 2023,
    });
  });

  test("the model number of a Lada decides between the two cycles", () => {
    expect(decode("XTA210830T1904339").year).toBe(1996);
    expect(decode("XTAGFL110J0000000")).toMatchObject({ model: "Vesta", year: 2018 });
    expect(decode("XTA211440A0000000").year).toBeUndefined();
    expect(decode("XTA211440A0000000", 2010).year).toBe(2010);
  });
});

describe("a Land Rover with L at 4 has letters of its own for the years before 1996", () => {
  test.each([
    ["SALLHAMM3JA000000", "Range Rover", 1992],
    ["SALLJGMF8LA000000", "Discovery", 1994],
    ["SALLDHMF8KA000000", "Defender", 1993],
    ["SALLJGMF8TA000000", "Discovery", 1996],
    ["SALLAAA137A000000", "Discovery", 2007],
  ])("%s", (vin, model, year) => {
    expect(decode(vin)).toMatchObject({ model, year });
  });

  test("and a Defender can also be of 2012 or later", () => {
    expect(decode("SALLDHMF8DA000000").yearCandidates).toEqual([1987, 2013]);
    expect(decode("SALLDHMF8DA000000", 2013).year).toBe(2013);
    expect(decode("SALLDHMF8BA000000").yearCandidates).toBeUndefined();
  });

  test("and a Jaguar with J at 4 has no year at 10", () => {
    const vehicle = decode("SAJJGAED4AR000000");
    expect(vehicle.year).toBeUndefined();
    expect(vehicle.yearCandidates).toBeUndefined();
  });
});

describe("Hyundai and Kia use letters of old models again", () => {
  test.each([
    ["KMHKM81CPNU000000", "Ioniq 5"],
    ["KMHK3811VLU000000", "Kona"],
    ["KMHM341CPPA000000", "Ioniq 6"],
    ["KMHM152VP3U000000", "Santamo", "Trajet"],
    ["KMHJ881ADLU000000", "Nexo", "Tucson"],
    ["KNAJ3811FL7000000", "Soul"],
    ["KNAC381AFN5000000", "EV6"],
    ["KNAGT41GAN5000000", "K5", "Optima"],
  ])("%s", (vin, ...models) => {
    const { model, modelCandidates = [model] } = decode(vin);
    expect(modelCandidates).toEqual(models);
  });
});

test("a CR-V that the United States built for another market is not of the cycle that position 7 names", () => {
  expect(decode("1HGRM4870EL500000")).toMatchObject({ model: "CR-V", year: 2014 });
});

test("a type of ZAZ with two badges gives both", () => {
  const vehicle = decode("Y6DSF6950D0000000");
  expect(vehicle.makeCandidates).toEqual(["ZAZ", "Chevrolet"]);
  expect(vehicle.modelCandidates).toEqual(["Aveo", "Vida"]);
});

test("a Legacy and an Outback of Subaru can have one type code", () => {
  expect(decode("JF1BP9LLA5G000000")).toMatchObject({
    modelCandidates: ["Legacy", "Outback"],
    year: 2005,
  });
});

describe("a code of several models gives each of them", () => {
  test.each([
    [
      "LVVDB21B5ND030000",
      "Omoda 5",
      "Tiggo 4",
      "Tiggo 4 Pro",
      "Tiggo 7",
      "Tiggo 7 Pro",
      "Jaecoo J7",
    ],
    ["LGWEEUA59PK600000", "Good Cat", "Jolion", "Ora"],
    ["LGWFF6A52PH900000", "Dargo", "H6", "H6 GT"],
    ["VF3M45GFUNS300000", "3008", "5008"],
    ["W0VEZZKXZPJ300000", "Combo-e Cargo", "Combo-e Life"],
    ["VXEVAYHZ8L7300000", "Vivaro", "Zafira Life"],
    ["WP0ZZZ98Z8U720000", "Boxster", "Cayman", "718"],
  ])("%s", (vin, ...models) => {
    expect(decode(vin).modelCandidates).toEqual(models);
  });
});

describe("a letter at 4 is that of an old model in its years only", () => {
  test.each([
    ["KMHPM81RP3U000000", "Matrix", 2003],
    ["KMHP3811SSU000000", "Santa Fe", 2025],
    ["KNADC512AM6000000", "Rio", 2021],
    ["KNADA817GM6000000", "Stonic", 2021],
  ])("%s", (vin, model, year) => {
    expect(decode(vin)).toMatchObject({ model, year });
  });
});

describe("the third character of a Porsche type is at 12", () => {
  test.each([
    ["WP0ZZZ92ZGN400000", "924", 1986],
    ["WP0ZZZ92ZGS800000", "928", 1986],
    ["WP0ZZZ95ZGN100000", "944", 1986],
    ["WP0ZZZ95ZHS900000", "959", 1987],
    ["WP0ZZZ96ZNS400000", "911", 1992],
    ["WP0ZZZ96ZNS800000", "968", 1992],
  ])("%s", (vin, model, year) => {
    expect(decode(vin)).toMatchObject({ model, year });
  });

  test("and an unknown one gives no model", () => {
    expect(decode("WP0ZZZ91ZFS800000").model).toBeUndefined();
  });
});

test("a Toyota of the plants of Peugeot has no year at 10", () => {
  expect(decode("YAREFYHYCGJ000000").year).toBeUndefined();
  expect(decode("YAREFYHYCGJ000000").yearCandidates).toBeUndefined();
});

test("a Mazda of Thailand with 1 at 10 is not of 2001", () => {
  const vehicle = decode("MM0UR0YF110000000");
  expect(vehicle.year).toBeUndefined();
});

test("Vladivostok assembled cars of two makers", () => {
  expect(decode("RUMA0A18SD0000000").makeCandidates).toEqual(["Mazda", "SsangYong"]);
  expect(decode("RUMGJ4268EV000000").make).toBe("Mazda");
});

describe("a truck of Renault writes the year since the ranges of 2013", () => {
  test("of a range without a model row too", () => {
    expect(decode("VF630M367MD000000")).toMatchObject({ make: "Renault Trucks", year: 2021 });
  });

  test("and an older one has a serial number there", () => {
    expect(decode("VF622ACA000000000").year).toBeUndefined();
    expect(decode("VF622ACA0A0000000").year).toBeUndefined();
  });
});

test("a Citroën van has one name in Britain and one elsewhere", () => {
  expect(decode("VF7YCTMF012000000").modelCandidates).toEqual(["Jumper", "Relay"]);
});

test("a small truck of Isuzu has one name in Japan and one elsewhere", () => {
  expect(decode("JAANLR88HR7100000").modelCandidates).toEqual(["N-Series", "Elf"]);
});

test("a European Escort is not of 2025, and no SsangYong is of 1980", () => {
  expect(decode("WF0BXXGKABSY00000").year).toBe(1995);
  expect(decode("KPTN0B1FSAP000000").year).toBe(2010);
});

describe("a right check digit, which one car of eleven has by chance, does not make a car of Europe an older American one", () => {
  test.each([
    ["VF3DDHMZ6HJ", "Peugeot", "301", 2017],
    ["VF3CC8HP0CW", "Peugeot", "208", 2012],
    ["VF3CUHMZ0DY", "Peugeot", "2008", 2013],
    ["YV1FW84A1B1", "Volvo", "V60", 2011],
    ["YV1FW31A0D1", "Volvo", "V60", 2013],
    ["KL1CD2669CB", "Chevrolet", "Captiva", 2012],
    ["KL1JA6959CK", "Chevrolet", "Cruze", 2012],
    ["SAJKC1682J8", "Jaguar", "XJ", 2018],
  ])("%s is a %s %s of %i", (start, make, model, year) => {
    const vehicles = Array.from({ length: 40 }, (_, index) => decode(`${start}${500_000 + index}`));
    expect(vehicles.map(({ checkDigit }) => checkDigit.valid)).toContain(true);
    for (const vehicle of vehicles) expect(vehicle).toMatchObject({ make, model, year });
  });

  test("but a Peugeot and a Volvo of the 1980s are still read from NHTSA's tables", () => {
    expect(decode("VF3BA11E4GS400000", 1986).make).toBe("Peugeot");
    expect(decode("YV1FX8840H1500000").model).not.toBe("V60");
  });
});

describe("a code that two models share names both", () => {
  test("3C of Emden from 2008 to 2017 with 5 to 8 at position 12 is a Passat or a CC, else a Passat", () => {
    expect(decode("WVWZZZ3CZDE500000").modelCandidates).toEqual(["Passat", "CC"]);
    expect(decode("WVWZZZ3CZBE710000").modelCandidates).toEqual(["Passat", "CC"]);
    expect(decode("WVWZZZ3CZBE320000").model).toBe("Passat");
    expect(decode("WVWZZZ3CZDP500000").model).toBe("Passat");
    expect(decode("WVWZZZ3CZ6E500000").model).toBe("Passat");
  });

  test("TF of ZAZ is a Lanos or a Sens", () => {
    expect(decode("Y6DTF698KG0000000").modelCandidates).toEqual(["Lanos", "Sens"]);
  });

  test("RCB of Renault is the electric Mégane or Scénic", () => {
    expect(decode("VF1RCB00468400000").modelCandidates).toEqual(["Mégane E-Tech", "Scénic E-Tech"]);
  });
});

describe("87 and 89 of an Opel of the layout before 1998 are a Vectra only from model year 1989 on", () => {
  test.each([
    ["W0L000089L1100000", "Vectra"],
    ["W0L000087S1100000", "Vectra"],
    ["W0L000089G1100000", undefined],
  ])("%s: %s", (vin, model) => {
    expect(decode(vin).model).toBe(model);
  });
});

test("a Škoda without a type code of the Volkswagen group is from 1987 to 2001", () => {
  expect(decode("TMBAEA200N0500000").year).toBe(1992);
  expect(decode("TMBEFF613X0500000").year).toBe(1999);
  expect(decode("TMBJJ7NE6E0170000").year).toBe(2014);
});

test("ZAA is an Alfa Romeo only with the code of the Junior; before, it was Autobianchi", () => {
  expect(decode("ZAA5AWAT2RJA40000").make).toBe("Alfa Romeo");
  expect(decode("ZAA112A0000000000").make).toBe("Autobianchi");
});

test("247 of Mercedes-Benz is a B-Class, GLA or GLB by the body at 7", () => {
  expect(decode("W1K2470871J000000").model).toBe("B-Class");
  expect(decode("W1N2477871J000000").model).toBe("GLA");
  expect(decode("W1N2476871W000000").model).toBe("GLB");
});

test("NJ of a Jeep of Melfi is a Compass or a Renegade, with the model year at 10", () => {
  const vehicle = decode("ZACNJECA0RPS90000");
  expect(vehicle.make).toBe("Jeep");
  expect(vehicle.modelCandidates).toEqual(["Compass", "Renegade"]);
  expect(vehicle.year).toBe(2024);
});
