import type { JurisdictionData, TaxYear } from "../../../src/engine/figures.ts";
import type { Jurisdiction } from "../../../src/engine/jurisdiction.ts";
import { data as auNrData } from "../../../src/jurisdictions/au-nr/figures.ts";
import { data as bgData } from "../../../src/jurisdictions/bg/figures.ts";
import { data as caAbData } from "../../../src/jurisdictions/ca-ab/figures.ts";
import { data as caBcData } from "../../../src/jurisdictions/ca-bc/figures.ts";
import { data as caMbData } from "../../../src/jurisdictions/ca-mb/figures.ts";
import { data as caNbData } from "../../../src/jurisdictions/ca-nb/figures.ts";
import { data as caNlData } from "../../../src/jurisdictions/ca-nl/figures.ts";
import { data as caNsData } from "../../../src/jurisdictions/ca-ns/figures.ts";
import { data as caNtData } from "../../../src/jurisdictions/ca-nt/figures.ts";
import { data as caNuData } from "../../../src/jurisdictions/ca-nu/figures.ts";
import { data as caOnData } from "../../../src/jurisdictions/ca-on/figures.ts";
import { data as caPeData } from "../../../src/jurisdictions/ca-pe/figures.ts";
import { data as caQcData } from "../../../src/jurisdictions/ca-qc/figures.ts";
import { data as caSkData } from "../../../src/jurisdictions/ca-sk/figures.ts";
import { data as caYtData } from "../../../src/jurisdictions/ca-yt/figures.ts";
import { data as cyData } from "../../../src/jurisdictions/cy/figures.ts";
import { data as esAnData } from "../../../src/jurisdictions/es-an/figures.ts";
import { data as esCtData } from "../../../src/jurisdictions/es-ct/figures.ts";
import { data as esMdData } from "../../../src/jurisdictions/es-md/figures.ts";
import { data as gbSctData } from "../../../src/jurisdictions/gb-sct/figures.ts";
import { data as hrData } from "../../../src/jurisdictions/hr/figures.ts";
import { data as hr21Data } from "../../../src/jurisdictions/hr-21/figures.ts";
import { data as huData } from "../../../src/jurisdictions/hu/figures.ts";
import { data as ngData } from "../../../src/jurisdictions/ng/figures.ts";
import { data as phData } from "../../../src/jurisdictions/ph/figures.ts";
import { americas, provinceTax } from "./americas.ts";
import { asiaAndPacific } from "./asia-and-pacific.ts";
import { croatianTax, easternEurope } from "./eastern-europe.ts";
import { type Asked, inForce, type Tax } from "./figures.ts";
import { middleEastAndAfrica } from "./middle-east-and-africa.ts";
import { northernEurope } from "./northern-europe.ts";
import { bands, less, nothing, r } from "./rational.ts";
import { southernEurope, spanishRegionTax } from "./southern-europe.ts";
import { gbTax, westernEurope } from "./western-europe.ts";

const provinces: readonly JurisdictionData<object>[] = [
  ...[caAbData, caBcData, caMbData, caNbData, caNlData, caNsData, caNtData],
  ...[caNuData, caOnData, caPeData, caQcData, caSkData, caYtData],
];

const byCode: Record<string, Tax> = {
  ...{ ...westernEurope, ...southernEurope, ...northernEurope, ...easternEurope },
  ...{ ...americas, ...asiaAndPacific, ...middleEastAndAfrica },
  "GB-SCT": (asked, year) => gbTax(asked, year, inForce(gbSctData, year).scottish_brackets),
  "AU-NR": (asked, year) =>
    bands(less(asked.gross, asked.deductions).down(), inForce(auNrData, year).brackets),
  HU: (asked, year) => bands(asked.gross, inForce(huData, year).brackets).near(),
  HR: (asked, year) => croatianTax(asked, year, inForce(hrData, year).rates),
  "HR-21": (asked, year) => croatianTax(asked, year, inForce(hr21Data, year).rates),
};

for (const data of provinces) {
  byCode[data.code] = (asked, year) => provinceTax(asked, year, data);
}
for (const data of [esMdData, esCtData, esAnData]) {
  byCode[data.code] = (asked, year) => spanishRegionTax(asked, year, data);
}
for (const data of [bgData, cyData, phData, ngData]) {
  byCode[data.code] = (asked, year) =>
    bands(less(asked.gross, asked.deductions), inForce(data, year).brackets);
}
for (const code of ["AE", "SA", "QA", "KW", "BH", "OM"]) byCode[code] = () => nothing;

/** The tax due by the slow calculator, rounded as the answer is. */
export function slowTaxDue({ data }: Jurisdiction, year: TaxYear, asked: Asked): number {
  const tax = byCode[data.code];
  if (tax === undefined) throw new Error(`no slow calculator for ${data.code}`);
  return r(tax(asked, year)).toNumber(data.decimals);
}
