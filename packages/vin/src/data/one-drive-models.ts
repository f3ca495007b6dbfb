/**
 * A model, its sources, and a year before which it did not exist: the year before the first
 * registration or model year that a source has.
 */
export type OneDriveModel = readonly [model: string, sources: string, since?: number];

/**
 * Models that were never built with a combustion engine, by brand. A model that also had one is not
 * in the list: the BMW i3 with its range extender, the Kia Niro, the Fiat 500, the BYD Seal.
 */
export const electricModels: Readonly<Record<string, readonly OneDriveModel[]>> = {
  Audi: [
    ["Q4 e-tron", "evsales+openev+epa", 2020],
    ["Q8 e-tron", "evsales+epa", 2017],
    ["e-tron", "openev+epa", 2018],
    ["e-tron GT", "evsales+epa", 2020],
  ],
  BMW: [
    ["i4", "evsales+epa", 2020],
    ["i5", "evsales+epa", 2022],
    ["i7", "evsales+epa", 2021],
    ["iX", "evsales+epa", 2020],
    ["iX3", "evsales+openev", 2019],
  ],
  BYD: [
    ["Atto 1", "evsales", 2022],
    ["Atto 3", "evsales", 2021],
    ["Dolphin", "evsales", 2020],
    ["Dolphin Mini", "evsales", 2022],
    ["Seagull", "evsales", 2022],
  ],
  Citroën: [
    ["Ami", "openev+ami", 2020],
    ["ë-Berlingo", "evsales+openev", 2016],
    ["ë-C3", "evsales", 2019],
    ["ë-C4", "evsales+openev", 2019],
    ["ë-C4 X", "evsales", 2019],
    ["ë-C5 Aircross", "evsales", 2024],
    ["ë-Jumpy", "evsales", 2019],
    ["ë-SpaceTourer", "evsales+openev", 2019],
  ],
  Cupra: [
    ["Born", "evsales+openev", 2019],
    ["Tavascan", "evsales", 2023],
  ],
  Dacia: [["Spring", "evsales+openev", 2019]],
  DS: [["DS 3 Crossback E-Tense", "openev", 2019]],
  Fiat: [["500e", "evsales+openev+epa"]],
  Ford: [["Mustang Mach-E", "evsales+openev+epa", 2019]],
  Honda: [["e", "evsales+openev", 2019]],
  Hyundai: [
    ["Ioniq 5", "evsales+openev+epa", 2020],
    ["Ioniq 6", "evsales+epa", 2021],
  ],
  Jaguar: [["I-Pace", "evsales+openev+epa", 2017]],
  Kia: [
    ["EV6", "evsales+openev+epa", 2020],
    ["EV9", "evsales+epa", 2022],
  ],
  Lexus: [["RZ", "epa", 2022]],
  "Mercedes-Benz": [
    ["EQA", "evsales+openev", 2020],
    ["EQB", "evsales+epa", 2020],
    ["EQC", "evsales+openev", 2018],
    ["EQE", "evsales+epa", 2021],
    ["EQS", "evsales+epa", 2020],
    ["EQV", "evsales+openev", 2019],
  ],
  MG: [
    ["MG4", "evsales", 2021],
    ["ZS EV", "evsales+openev", 2018],
  ],
  Mitsubishi: [["i-MiEV", "evsales+openev+epa"]],
  Nissan: [["Leaf", "evsales+openev+epa", 2010]],
  Opel: [
    ["Astra Electric", "evsales", 2022],
    ["Combo-e Cargo", "evsales", 2020],
    ["Combo-e Life", "evsales", 2020],
    ["Corsa Electric", "evsales+openev", 2018],
    ["Grandland Electric", "evsales", 2023],
    ["Mokka Electric", "evsales+openev", 2019],
    ["Vivaro-e", "evsales", 2019],
    ["Zafira-e Life", "evsales+openev", 2019],
  ],
  Peugeot: [
    ["E-308", "evsales", 2022],
    ["E-308 SW", "evsales", 2022],
    ["e-2008", "evsales+openev", 2018],
    ["e-208", "evsales+openev", 2018],
    ["e-3008", "evsales", 2022],
    ["e-5008", "evsales", 2022],
    ["e-Rifter", "evsales", 2019],
    ["iON", "evsales+openev"],
  ],
  Polestar: [["2", "evsales+openev+epa", 2019]],
  Porsche: [["Taycan", "evsales+openev+epa", 2018]],
  Renault: [
    ["4 E-Tech", "evsales", 2023],
    ["5 E-Tech", "evsales", 2023],
    ["Mégane E-Tech", "evsales", 2020],
    ["Scénic E-Tech", "evsales", 2022],
    ["Zoe", "evsales+openev", 2012],
  ],
  smart: [
    ["#1", "evsales", 2022],
    ["#3", "evsales", 2023],
  ],
  Škoda: [["Enyaq", "evsales+openev", 2019]],
  Tesla: [
    ["Model 3", "evsales+openev+epa", 2016],
    ["Model S", "evsales+openev+epa", 2011],
    ["Model X", "evsales+openev+epa", 2014],
    ["Model Y", "evsales+openev+epa", 2018],
    ["Roadster", "epa"],
  ],
  Toyota: [["bZ4X", "evsales+epa", 2021]],
  Volkswagen: [
    ["ID. Buzz", "evsales+epa", 2021],
    ["ID.3", "evsales+openev", 2019],
    ["ID.4", "evsales+openev+epa", 2019],
    ["ID.4 Crozz", "evsales", 2019],
    ["ID.5", "evsales", 2021],
    ["ID.6 Crozz", "evsales", 2020],
    ["ID.7", "evsales", 2022],
    ["e-Golf", "evsales+openev+epa", 2013],
  ],
  Zeekr: [["001", "evsales", 2020]],
};

/** Models that only have a fuel cell. */
export const fuelCellModels: Readonly<Record<string, readonly OneDriveModel[]>> = {
  Hyundai: [["Nexo", "epa", 2017]],
  Toyota: [["Mirai", "epa", 2014]],
};

/** The sources of the lists. */
export const driveSources = [
  {
    id: "evsales",
    holdsSeveral: true,
    title: "simonkrauter/Open-EV-Charts: registrations of electric cars by model, 2017 to 2026",
    url: "https://github.com/simonkrauter/Open-EV-Charts",
    readOn: "2026-07-23",
  },
  {
    id: "openev",
    title: "chargeprice/open-ev-data: electric cars and plug-in hybrids by model and year (MIT)",
    url: "https://github.com/chargeprice/open-ev-data",
    readOn: "2026-11-28",
  },
  {
    id: "epa",
    isOfficial: true,
    title: "EPA fuel economy data of October 2025: every row of the model has this fuel",
    url: "https://www.fueleconomy.gov/feg/download.shtml",
    readOn: "2025-10-29",
  },
  {
    id: "ami",
    title: "telquel.ma, 28 February 2020: the Citroën Ami, fully electric, built in Kenitra",
    url: "https://telquel.ma/2020/02/28/avec-lami-citroen-lance-la-premiere-voiture-electrique-fabriquee-au-maroc_1670808",
    readOn: "2026-11-28",
  },
] as const;
