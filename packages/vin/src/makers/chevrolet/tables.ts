import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import { knownVehiclesSource } from "../shared-sources.ts";

/**
 * Chevrolet of Brazil and Argentina (model year at 10) and of India (year of manufacture at 9 from
 * February 2011). The code of General Motors South Africa has no scheme that a source gives.
 */
export const chevroletTables: MakerTables = {
  wmis: {
    "9BG": { brand: "Chevrolet" },
    "8AG": { brand: "Chevrolet" },
    MA6: { brand: "Chevrolet" },
    ADM: {},
  },
  wmiSources: "timoneiro+team-bhp+imp",
  models: [
    ["wmi=9BG|8AG,4=J,year<=1995", "Monza", "", "", "B", "timoneiro"],
    [
      "wmi=9BG|8AG,4=K,year>=1989,year<=1998",
      "Kadett / Ipanema",
      "",
      "",
      "B",
      "timoneiro+gmbrasil",
    ],
    ["wmi=9BG|8AG,4=L", "Vectra", "", "", "B", "timoneiro"],
    ["wmi=9BG|8AG,4=R", "Celta", "", "", "A", "timoneiro+blogauto"],
    ["wmi=9BG|8AG,4=S,year>=1994,year<=2002", "Corsa", "", "", "B", "timoneiro+gmbrasil"],
    ["wmi=9BG|8AG,4=T,year>=1998", "Astra / Zafira", "", "", "B", "timoneiro"],
    ["wmi=9BG|8AG,4=V", "Omega / Suprema", "", "", "B", "timoneiro"],
    ["wmi=9BG|8AG,4=X,year>=2002", "Corsa / Meriva", "", "", "A", "timoneiro+obs"],
    ["wmi=9BG|8AG,4-5=KL|KC,year>=2013", "Onix / Joy", "", "", "B", "obs"],
    ["wmi=9BG|8AG,4=J,year>=2012", "Cobalt / Spin", "", "", "B", "obs", [2012, 2026]],
    ["wmi=9BG|8AG,4=J,6-7=75,year>=2012", "Spin", "", "minivan", "B", "obs", [2013, 2026]],
    ["wmi=9BG|8AG,4=K,year>=2013", "Onix / Prisma / Joy", "", "", "B", "obs", [2013, 2026]],
    ["wmi=9BG|8AG,4=S,year>=2003", "Corsa / Classic", "", "", "B", "timoneiro+obs", [2003, 2016]],
    ["wmi=9BG,4-6=148", "S10", "", "pickup", "B", "obs", [2012, 2026]],
    ["wmi=9BG,4-6=CA8", "Montana", "", "pickup", "A", "obs", [2010, 2021]],
    ["wmi=9BG,4-6=EB4", "Onix", "II", "hatchback", "B", "obs", [2019, 2026]],
  ],
  brands: [
    // NHTSA knows only the Hummer that this plant exported.
    ["wmi=ADM", "Chevrolet / Hummer / Isuzu / Opel / Suzuki", "A", "gmsa+gminside"],
  ],
};

export const chevroletSources: readonly MakerSource[] = [
  {
    id: "blogauto",
    title: "blogauto.com.br: NBR 6066 with a Celta",
    url: "https://blogauto.com.br/",
    readOn: "2026-11-20",
  },
  {
    id: "gmbrasil",
    title:
      "AutoData, February 2025: GM Brazil, one hundred years (Kadett 1989-1998, Corsa since February 1994)",
    url: "https://autodata.com.br/revistas/flipbook/418-2025-02/86",
    readOn: "2026-11-27",
  },
  {
    id: "gminside",
    title:
      "gminsidenews.com, May 2008: the plant Struandale builds Hummer H3, Isuzu KB and Opel Corsa",
    url: "https://www.gminsidenews.com/threads/gm-south-africa-may-2008-sales-results.65009/",
    readOn: "2026-11-27",
  },
  {
    id: "gmsa",
    title: "Wikipedia: General Motors South Africa (Chevrolet, Opel, Isuzu; Suzuki as Delta)",
    url: "https://en.wikipedia.org/wiki/General_Motors_South_Africa",
    readOn: "2026-11-27",
  },
  {
    id: "imp",
    title: "imp.news: month and year in Indian VINs",
    url: "https://imp.news/",
    readOn: "2025-12-31",
  },
  knownVehiclesSource,
  {
    id: "team-bhp",
    title: "Team-BHP: date of manufacture in Indian VINs, 27 March 2017",
    url: "https://www.team-bhp.com/",
    readOn: "2017-03-27",
  },
  {
    id: "timoneiro",
    title: "dicasdotimoneiro.com.br: Chevrolet chassis codes of Brazil",
    url: "https://dicasdotimoneiro.com.br/",
    readOn: "2026-11-20",
  },
];
