import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import {
  adsSource,
  knownVehiclesSource,
  labelsSource,
  listingSource,
  vansSource,
} from "../shared-sources.ts";

/**
 * Renault and Dacia: body letter at 4 and model letter at 5; new cars have R and two letters. Position 10 is a digit
 * of the serial number in Europe.
 */
export const renaultTables: MakerTables = {
  wmis: {
    VF1: { brand: "Renault", northAmericanBrands: ["Eagle"] },
    VF6: {},
    UU1: { vehicleType: "car" },
    VF2: { brand: "Renault" },
    "93Y": { brand: "Renault" },
    "9FB": { brand: "Renault" },
    X7L: { brand: "Renault" },
  },
  wmiSources: "listing+vans+renaultfans",
  models: [
    ["brand=Renault,4-5=BB", "Clio", "II", "hatchback", "A", "labels+traficom"],
    ["brand=Renault,4-5=CB", "Clio", "II", "hatchback", "A", "labels+traficom"],
    ["wmi=VF1,4-5=LB", "Symbol / Thalia", "I", "sedan", "A", "labels+listing"],
    ["brand=Renault,4-5=LM", "Mégane", "II", "sedan", "A", "labels+listing"],
    ["brand=Renault,4-5=KM", "Mégane", "II", "wagon", "B", "listing+renaultfans"],
    ["brand=Renault,4-5=JM", "Scénic / Grand Scénic", "II", "minivan", "B", "listing+labels"],
    ["brand=Renault,4-5=DZ", "Mégane", "III", "coupe", "A", "labels+listing"],
    ["brand=Renault,4-5=KT", "Laguna", "III", "wagon", "B", "listing+labels"],
    ["brand=Renault,4-5=JP", "Modus / Grand Modus", "", "minivan", "A", "listing+labels"],
    ["brand=Renault,4-5=FL", "Trafic", "III", "van", "A", "listing+vans"],
    ["brand=Renault,4-5=JL", "Trafic", "II", "van", "A", "listing+vans"],
    ["wmi=VF6,4-5=MF", "Master", "III", "van", "B", "listing+vans"],
    ["brand=Renault,4-5=4S", "Logan", "I", "sedan", "A", "vininfo+listing"],
    ["brand=Renault,4-5=5S", "Sandero / Stepway", "", "", "B", "listing+vininfo"],
    ["brand=Renault,4-6=RFB", "Mégane", "IV", "", "A", "listing+symbioz"],
    ["wmi=UU1,4-5=KS", "Logan", "I", "wagon", "A", "labels+listing"],
    ["brand=Renault,4-6=RFC", "Espace", "V", "minivan", "B", "symbioz"],
    ["brand=Renault,4-6=RJA", "Clio", "V", "hatchback", "B", "symbioz"],
    ["brand=Renault,4-6=RJB", "Captur / Symbioz", "", "suv", "B", "symbioz"],
    ["brand=Renault,4-6=RHN", "Austral / Espace / Rafale", "", "suv", "B", "symbioz"],
    ["wmi=93Y|9FB|X7L|8A1,4-6=HSR", "Duster", "", "suv", "B", "obs", [2013, 2017]],
    ["wmi=93Y|9FB|X7L|8A1,4-6=4SR", "Logan", "", "sedan", "A", "vininfo+obs", [2013, 2017]],
    ["wmi=93Y|9FB|X7L,4-6=MAF", "Master", "", "van", "B", "obs", [2013, 2017]],
    ["wmi=VF1,4-5=AG", "Zoe", "", "hatchback", "B", "ads"],
    ["wmi=VF1,4-5=BZ", "Mégane", "III", "hatchback", "B", "ads"],
    ["wmi=VF1,4-5=KZ", "Mégane", "III", "wagon", "B", "ads"],
    ["wmi=VF1,4-5=JZ", "Scénic / Grand Scénic", "III", "minivan", "B", "ads"],
    ["wmi=VF1,4-5=FW|KW", "Kangoo", "II", "", "B", "ads"],
    ["wmi=VF1,4-5=MA|VB", "Master", "III", "", "B", "ads"],
    ["wmi=VF1,4-5=VY", "Koleos", "I", "suv", "B", "ads"],
    ["wmi=VF1,4-6=RFE", "Kadjar", "", "suv", "B", "ads"],
    ["wmi=VF1|UU1,4-6=HJD", "Duster", "II", "suv", "B", "ads+obs"],
    ["wmi=VF1|UU1,4-6=HSD|HSR", "Duster", "I", "suv", "B", "ads+obs"],
    ["wmi=VF1,4-6=RFA", "Scénic / Grand Scénic", "IV", "minivan", "B", "ads"],
    ["wmi=93Y,4-6=HJD", "Duster", "II", "suv", "B", "obs", [2021, 2026]],
    ["wmi=VF6,4=V", "Master", "III", "", "B", "ads"],
    ["wmi=VF1,4-5=BM", "Mégane", "II", "hatchback", "B", "ads"],
    ["wmi=VF1,4-5=FC|KC", "Kangoo", "I", "", "B", "ads"],
    ["wmi=VF6,4-5=17", "Magnum", "", "truck", "B", "ads"],
  ],
  brands: [
    ["wmi=VF1,4-6=HJD|HSD|HSR", "Dacia / Renault", "B", "ads+obs"],
    ["wmi=UU1,4-5=HJ|HS|KS", "Dacia", "B", "ads+listing"],
    ["wmi=UU1", "Dacia / Renault", "B", "listing"],
  ],
};

export const renaultSources: readonly MakerSource[] = [
  adsSource,
  labelsSource,
  listingSource,
  knownVehiclesSource,
  {
    id: "renaultfans",
    title: "renaultfans.info: structure of the Renault chassis number",
    url: "https://renaultfans.info/daten/fahrgestellnummer-technischer-typ",
    readOn: "2026-11-20",
  },
  {
    id: "symbioz",
    title: "symbioz-forum.de: Renault VINs with R at position 4 (RFB, RFC, RJA, RJB, RHN)",
    url: "https://www.symbioz-forum.de/forum/user-post-list/3-uh-newyork/?pageNo=20",
    readOn: "2026-11-20",
  },
  {
    id: "traficom",
    isOfficial: true,
    title: "Traficom open vehicle data (CC BY 4.0), rows quoted in public code",
    url: "https://tieto.traficom.fi/en/open-data",
    readOn: "2017-12-31",
  },
  vansSource,
  {
    id: "vininfo",
    title: "idlesign/vininfo (BSD-3-Clause)",
    url: "https://github.com/idlesign/vininfo",
    readOn: "2026-05-31",
  },
];
