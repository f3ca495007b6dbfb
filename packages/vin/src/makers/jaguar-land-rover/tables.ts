import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import {
  adsSource,
  kenyanSource,
  listingSource,
  romanianSource,
  vpicSource,
} from "../shared-sources.ts";

/**
 * Jaguar and Land Rover: model year at 10. A Land Rover for other markets has L and the model
 * letter at 4-5 until about 2012; the letters are those that North America has at 4.
 */
export const jaguarLandRoverTables: MakerTables = {
  wmis: {
    SAL: { brand: "Land Rover", vehicleType: "mpv" },
    SAJ: { brand: "Jaguar", vehicleType: "car" },
    SAD: { brand: "Jaguar", vehicleType: "mpv" },
  },
  wmiSources: "vpic",
  models: [
    ["wmi=SAD,4-5=CA", "F-Pace", "X761", "suv", "A", "ads+vpic", [2017, 2026]],
    ["wmi=SAL,4-5=CA", "Discovery Sport", "L550", "suv", "A", "ads+vpic", [2015, 2026]],
    ["wmi=SAL,4-5=EA", "Defender", "L663", "suv", "A", "ads+vpic", [2020, 2026]],
    ["wmi=SAL,4-5=GA", "Range Rover", "L405", "suv", "A", "ads+vpic", [2013, 2022]],
    ["wmi=SAL,4-5=KA", "Range Rover", "L460", "suv", "A", "ads+vpic", [2022, 2026]],
    ["wmi=SAL,4-5=LM", "Range Rover", "L322", "suv", "B", "ads", [2002, 2012]],
    ["wmi=SAL,4-5=LS", "Range Rover Sport", "L320", "suv", "B", "ads", [2005, 2013]],
    ["wmi=SAL,4-5=RA", "Discovery", "L462", "suv", "A", "ads+vpic", [2017, 2026]],
    ["wmi=SAL,4-5=VA", "Range Rover Evoque", "L538", "suv", "A", "ads+vpic", [2012, 2019]],
    ["wmi=SAL,4-5=WA", "Range Rover Sport", "L494", "suv", "A", "ads+vpic", [2014, 2022]],
    ["wmi=SAL,4-5=YA", "Range Rover Velar", "L560", "suv", "A", "ads+vpic", [2018, 2026]],
    ["wmi=SAL,4-5=ZA", "Range Rover Evoque", "L551", "suv", "A", "ads+vpic", [2019, 2026]],
    ["wmi=SAL,4-5=1A", "Range Rover Sport", "L461", "suv", "A", "ads+vpic", [2023, 2026]],
    ["wmi=SAL,4-5=FA", "Freelander", "II", "suv", "A", "ads+vpic", [2008, 2015]],
    ["wmi=SAL,4-5=LA", "Discovery", "III / IV", "suv", "B", "disco3", [2005, 2016]],
    ["wmi=SAL,4-5=LD", "Defender", "I", "suv", "A", "allmakes+shop4", [1983, 2016]],
    ["wmi=SAL,4-5=LH", "Range Rover", "I", "suv", "A", "allmakes+shop4", [1980, 1996]],
    ["wmi=SAL,4-5=LJ", "Discovery", "I", "suv", "B", "allmakes", [1989, 1999]],
    ["wmi=SAL,4-5=LP", "Range Rover", "II", "suv", "A", "allmakes+shop4", [1994, 2002]],
    ["wmi=SAL,4-5=LT", "Discovery", "II", "suv", "B", "shop4", [1998, 2004]],
    ["wmi=SAL,4-5=LF", "Freelander", "II", "suv", "B", "vpic", [2007, 2015]],
    ["wmi=SAL,4-5=LN", "Freelander", "I", "suv", "B", "vpic", [1998, 2006]],
    ["wmi=SAJ,4=A,year>=2016", "XE", "X760", "sedan", "B", "vpic", [2017, 2020]],
    ["wmi=SAJ,4=B,year>=2016", "XF", "X260", "", "A", "vpic+kracrsp", [2016, 2024]],
    ["wmi=SAJ,4=D,year>=2016", "F-Type", "X152", "", "A", "vpic+kracrsp", [2014, 2024]],
    ["wmi=SAJ,4=K,11=8,year>=2016", "XJ", "X351", "sedan", "B", "kracrsp", [2016, 2019]],
    ["wmi=SAD,4=F", "E-Pace", "X540", "suv", "B", "vpic", [2018, 2026]],
    ["wmi=SAD,4-5=HA", "I-Pace", "X590", "suv", "B", "vpic", [2019, 2026]],
  ],
  engines: [
    ["4-5=CA|FA|VA,7=4|8|B|D", { fuel: "diesel" }, "B", "romania"],
    ["4-5=WA,7=K", { fuel: "diesel" }, "B", "romania"],
    ["4-5=LS,8=1|G", { fuel: "diesel" }, "B", "romania"],
  ],
};

export const jaguarLandRoverSources: readonly MakerSource[] = [
  kenyanSource,
  romanianSource,
  adsSource,
  listingSource,
  vpicSource,
  {
    id: "allmakes",
    title:
      "dingocroft.co.uk: Land Rover VINs, chart of Allmakes Ltd; models and model years to 2000",
    url: "https://dingocroft.co.uk/acatalog/vin_numbers.htm",
    readOn: "2026-11-27",
  },
  {
    id: "disco3",
    title: "disco3.co.uk: VIN of the Discovery 3 and 4 and the Range Rover Sport",
    url: "http://disco3.co.uk/mediawiki/index.php?diff=next&oldid=439&title=Vehicle_Identification_Number",
    readOn: "2026-11-27",
  },
  {
    id: "shop4",
    title: "shop4autoparts.net: Land Rover VIN decoder",
    url: "https://www.shop4autoparts.net/technical-info/Land-Rover-VIN-Decoder/",
    readOn: "2026-11-27",
  },
  {
    id: "traficom",
    isOfficial: true,
    title: "Traficom open vehicle data (CC BY 4.0), rows quoted in public code",
    url: "https://tieto.traficom.fi/en/open-data",
    readOn: "2026-11-27",
  },
];
