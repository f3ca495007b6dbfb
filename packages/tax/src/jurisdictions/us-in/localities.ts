import { exact, multiply } from "../../engine/amounts.ts";
import { defineLocality, type Locality } from "../us/states/define-locality.ts";
import { localityData, since } from "../us/states/locality-data.ts";
import { data as state, type UsInFigures } from "./figures.ts";

const readOn = "2026-11-28";

const sources = {
  chart: {
    title: "Schedule CT-40 of 2025, county income tax rates",
    url: "https://forms.in.gov/Download.aspx?id=16925#page=5",
    readOn,
  },
  law: {
    title: "IC 6-3.6 Local income taxes",
    url: "https://iga.in.gov/laws/2024/ic/titles/6#6-3.6",
    readOn,
  },
  "changes-2026": {
    title: "Indiana Economic Digest: six counties raise their rates on January 1, 2026",
    url: "https://indianaeconomicdigest.net/Content/Most-Recent/Taxes/Article/Six-Indiana-counties-hiking-local-income-tax-rates-on-Jan-1-2026/31/119/120585",
    readOn,
  },
};

/** The end of a code, the name, and the rates by their first year. */
type RateRow = readonly [id: string, name: string, rates: Readonly<Record<number, number>>];

/**
 * Schedule CT-40. A rate that changed in October is in its year the average that the schedule
 * prints.
 */
const rows: readonly RateRow[] = [
  ["adams", "Adams County", { 2021: 0.01624, 2023: 0.01618, 2024: 0.016 }],
  ["allen", "Allen County", { 2021: 0.0148, 2024: 0.0159 }],
  ["bartholomew", "Bartholomew County", { 2021: 0.0175 }],
  ["benton", "Benton County", { 2021: 0.0179 }],
  ["blackford", "Blackford County", { 2021: 0.015, 2024: 0.025 }],
  ["boone", "Boone County", { 2021: 0.015, 2022: 0.0155, 2023: 0.017 }],
  ["brown", "Brown County", { 2021: 0.025234 }],
  ["carroll", "Carroll County", { 2021: 0.022733, 2026: 0.024733 }],
  ["cass", "Cass County", { 2021: 0.027, 2022: 0.0295 }],
  ["clark", "Clark County", { 2021: 0.02 }],
  ["clay", "Clay County", { 2021: 0.0235 }],
  ["clinton", "Clinton County", { 2021: 0.0245, 2023: 0.025, 2024: 0.0265 }],
  ["crawford", "Crawford County", { 2021: 0.01, 2024: 0.0165 }],
  ["daviess", "Daviess County", { 2021: 0.015 }],
  ["dearborn", "Dearborn County", { 2021: 0.012, 2023: 0.0125, 2024: 0.014 }],
  ["decatur", "Decatur County", { 2021: 0.025, 2024: 0.024875, 2025: 0.0245 }],
  ["dekalb", "DeKalb County", { 2021: 0.0213 }],
  ["delaware", "Delaware County", { 2021: 0.015 }],
  ["dubois", "Dubois County", { 2021: 0.012 }],
  ["elkhart", "Elkhart County", { 2021: 0.02 }],
  ["fayette", "Fayette County", { 2021: 0.0257, 2024: 0.026325, 2025: 0.0282 }],
  ["floyd", "Floyd County", { 2021: 0.0135, 2024: 0.0139, 2025: 0.0189 }],
  ["fountain", "Fountain County", { 2021: 0.021 }],
  ["franklin", "Franklin County", { 2021: 0.015, 2024: 0.017 }],
  ["fulton", "Fulton County", { 2021: 0.0268, 2024: 0.0273, 2025: 0.0288 }],
  ["gibson", "Gibson County", { 2021: 0.009, 2025: 0.013 }],
  ["grant", "Grant County", { 2021: 0.0255, 2026: 0.0275 }],
  ["greene", "Greene County", { 2021: 0.0195, 2023: 0.0215, 2026: 0.0235 }],
  ["hamilton", "Hamilton County", { 2021: 0.011 }],
  ["hancock", "Hancock County", { 2021: 0.0194 }],
  ["harrison", "Harrison County", { 2021: 0.01 }],
  ["hendricks", "Hendricks County", { 2021: 0.017 }],
  ["henry", "Henry County", { 2021: 0.017, 2023: 0.01725, 2024: 0.01855, 2025: 0.0202 }],
  ["howard", "Howard County", { 2021: 0.0175, 2024: 0.0195, 2026: 0.0235 }],
  ["huntington", "Huntington County", { 2021: 0.0195 }],
  ["jackson", "Jackson County", { 2021: 0.021 }],
  ["jasper", "Jasper County", { 2021: 0.02864 }],
  ["jay", "Jay County", { 2021: 0.0245, 2025: 0.025 }],
  ["jefferson", "Jefferson County", { 2021: 0.009, 2024: 0.0103 }],
  ["jennings", "Jennings County", { 2021: 0.025 }],
  ["johnson", "Johnson County", { 2021: 0.012, 2022: 0.0125, 2023: 0.014 }],
  ["knox", "Knox County", { 2021: 0.012, 2022: 0.01325, 2023: 0.017 }],
  ["kosciusko", "Kosciusko County", { 2021: 0.01 }],
  ["lagrange", "LaGrange County", { 2021: 0.0165 }],
  ["lake", "Lake County", { 2021: 0.015 }],
  ["laporte", "LaPorte County", { 2021: 0.0095, 2022: 0.01075, 2023: 0.0145 }],
  ["lawrence", "Lawrence County", { 2021: 0.0175 }],
  ["madison", "Madison County", { 2021: 0.0175, 2022: 0.0225 }],
  ["marion", "Marion County", { 2021: 0.0202 }],
  ["marshall", "Marshall County", { 2021: 0.0125 }],
  ["martin", "Martin County", { 2021: 0.025 }],
  ["miami", "Miami County", { 2021: 0.0254 }],
  ["monroe", "Monroe County", { 2021: 0.01345, 2022: 0.015175, 2023: 0.02035, 2025: 0.0214 }],
  ["montgomery", "Montgomery County", { 2021: 0.023, 2023: 0.0265 }],
  ["morgan", "Morgan County", { 2021: 0.0272 }],
  ["newton", "Newton County", { 2021: 0.01 }],
  ["noble", "Noble County", { 2021: 0.0175 }],
  ["ohio", "Ohio County", { 2021: 0.015, 2024: 0.02 }],
  ["orange", "Orange County", { 2021: 0.0175 }],
  ["owen", "Owen County", { 2021: 0.01825, 2022: 0.025 }],
  ["parke", "Parke County", { 2021: 0.0265 }],
  ["perry", "Perry County", { 2021: 0.0181, 2023: 0.014 }],
  ["pike", "Pike County", { 2021: 0.0075, 2024: 0.012 }],
  ["porter", "Porter County", { 2021: 0.005 }],
  ["posey", "Posey County", { 2021: 0.0125, 2024: 0.0145 }],
  ["pulaski", "Pulaski County", { 2021: 0.0285 }],
  ["putnam", "Putnam County", { 2021: 0.021, 2024: 0.023 }],
  ["randolph", "Randolph County", { 2021: 0.025, 2022: 0.03 }],
  ["ripley", "Ripley County", { 2021: 0.0138, 2024: 0.0238 }],
  ["rush", "Rush County", { 2021: 0.021, 2025: 0.0215 }],
  ["st_joseph", "St. Joseph County", { 2021: 0.0175 }],
  ["scott", "Scott County", { 2021: 0.0216 }],
  ["shelby", "Shelby County", { 2021: 0.016, 2026: 0.017 }],
  ["spencer", "Spencer County", { 2021: 0.008 }],
  ["starke", "Starke County", { 2021: 0.0171 }],
  ["steuben", "Steuben County", { 2021: 0.0179, 2024: 0.0199 }],
  ["sullivan", "Sullivan County", { 2021: 0.017 }],
  ["switzerland", "Switzerland County", { 2021: 0.0125, 2025: 0.0145 }],
  ["tippecanoe", "Tippecanoe County", { 2021: 0.0128 }],
  ["tipton", "Tipton County", { 2021: 0.026 }],
  ["union", "Union County", { 2021: 0.02, 2026: 0.0275 }],
  ["vanderburgh", "Vanderburgh County", { 2021: 0.012, 2023: 0.012125, 2024: 0.0125 }],
  ["vermillion", "Vermillion County", { 2021: 0.015 }],
  ["vigo", "Vigo County", { 2021: 0.02 }],
  ["wabash", "Wabash County", { 2021: 0.029 }],
  ["warren", "Warren County", { 2021: 0.0212 }],
  ["warrick", "Warrick County", { 2021: 0.00625, 2022: 0.01 }],
  ["washington", "Washington County", { 2021: 0.02 }],
  ["wayne", "Wayne County", { 2021: 0.0125 }],
  ["wells", "Wells County", { 2021: 0.021 }],
  ["white", "White County", { 2021: 0.0232 }],
  ["whitley", "Whitley County", { 2021: 0.016829 }],
];

/** Form IT-40, line 9: a rate of the county on line 7, the income that the state taxes. */
export const localities: readonly Locality<UsInFigures>[] = rows.map(([id, name, rates]) =>
  defineLocality<UsInFigures, { readonly rate: number }>({
    data: localityData<{ readonly rate: number }>(
      { state, sources },
      {
        id,
        name,
        figures: {
          rate: Object.entries(rates).map(([year, rate]) =>
            since(Number(year), rate, Number(year) < 2026 ? "chart" : "changes-2026"),
          ),
        },
      },
    ),
    isOnStateReturn: true,
    steps: ({ rate }, { taxableIncome, context }) => {
      const tax = multiply(taxableIncome, exact(rate));
      context.trace.line("local_rate", tax, "rate", taxableIncome);
      return { taxableIncome, tax };
    },
  }),
);
