import type { JurisdictionData, TaxYear } from "../../../src/internal/figures.ts";
import type { Jurisdiction } from "../../../src/internal/jurisdiction.ts";
import { auNrData } from "../../../src/intl/data/au-nr.ts";
import { bgData } from "../../../src/intl/data/bg.ts";
import { caAbData } from "../../../src/intl/data/ca-ab.ts";
import { caBcData } from "../../../src/intl/data/ca-bc.ts";
import { caMbData } from "../../../src/intl/data/ca-mb.ts";
import { caNbData } from "../../../src/intl/data/ca-nb.ts";
import { caNlData } from "../../../src/intl/data/ca-nl.ts";
import { caNsData } from "../../../src/intl/data/ca-ns.ts";
import { caNtData } from "../../../src/intl/data/ca-nt.ts";
import { caNuData } from "../../../src/intl/data/ca-nu.ts";
import { caOnData } from "../../../src/intl/data/ca-on.ts";
import { caPeData } from "../../../src/intl/data/ca-pe.ts";
import { caQcData } from "../../../src/intl/data/ca-qc.ts";
import { caSkData } from "../../../src/intl/data/ca-sk.ts";
import { caYtData } from "../../../src/intl/data/ca-yt.ts";
import { cyData } from "../../../src/intl/data/cy.ts";
import { esAnData } from "../../../src/intl/data/es-an.ts";
import { esCtData } from "../../../src/intl/data/es-ct.ts";
import { esMdData } from "../../../src/intl/data/es-md.ts";
import { gbSctData } from "../../../src/intl/data/gb-sct.ts";
import { hrData } from "../../../src/intl/data/hr.ts";
import { hr21Data } from "../../../src/intl/data/hr-21.ts";
import { huData } from "../../../src/intl/data/hu.ts";
import { ngData } from "../../../src/intl/data/ng.ts";
import { phData } from "../../../src/intl/data/ph.ts";
import { type Asked, inForce } from "./figures.ts";
import * as first from "./first.ts";
import { bands, less, nothing, type Rational, r } from "./rational.ts";
import { croatianTax, secondCountries, spanishRegionTax } from "./second.ts";

type Tax = (asked: Asked, year: TaxYear) => Rational;

const provinces: readonly JurisdictionData<object>[] = [
  ...[caAbData, caBcData, caMbData, caNbData, caNlData, caNsData, caNtData],
  ...[caNuData, caOnData, caPeData, caQcData, caSkData, caYtData],
];

const byCode: Record<string, Tax> = {
  ...secondCountries,
  ...{ GB: first.gbTax, "GB-ENG": first.gbTax, "GB-WLS": first.gbTax, "GB-NIR": first.gbTax },
  "GB-SCT": (asked, year) => first.gbTax(asked, year, inForce(gbSctData, year).scottishBrackets),
  ...{ AU: first.auTax, NZ: first.nzTax, IE: first.ieTax, DE: first.deTax, FR: first.frTax },
  ...{ NL: first.nlTax, IN: first.inTax, SG: first.sgTax, HK: first.hkTax, ZA: first.zaTax },
  ...{ JP: first.jpTax, CA: first.caTax },
  "AU-NR": (asked, year) =>
    bands(less(asked.gross, asked.deductions).down(), inForce(auNrData, year).brackets),
  HU: (asked, year) => bands(asked.gross, inForce(huData, year).brackets).near(),
  HR: (asked, year) => croatianTax(asked, year, inForce(hrData, year).rates),
  "HR-21": (asked, year) => croatianTax(asked, year, inForce(hr21Data, year).rates),
};

for (const data of provinces) {
  byCode[data.code] = (asked, year) => first.provinceTax(asked, year, data);
}
for (const data of [esMdData, esCtData, esAnData]) {
  byCode[data.code] = (asked, year) => spanishRegionTax(asked, year, data);
}
for (const data of [bgData, cyData, phData, ngData]) {
  byCode[data.code] = (asked, year) =>
    bands(less(asked.gross, asked.deductions), inForce(data, year).brackets);
}
for (const code of ["AE", "SA", "QA", "KW", "BH", "OM"]) byCode[code] = () => nothing;

/** The tax due by the slow calculator, as printed. */
export function slowTaxDue({ data }: Jurisdiction, year: TaxYear, asked: Asked): number {
  const tax = byCode[data.code];
  if (tax === undefined) throw new Error(`no slow calculator for ${data.code}`);
  return r(tax(asked, year)).toNumber(data.decimals);
}
