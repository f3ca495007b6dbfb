// Written by scripts/update-jurisdictions.ts from the folders beside this file. Never edited by hand.
import type { Jurisdiction } from "../engine/jurisdiction.ts";
import { ae } from "./ae/rules.ts";
import { ar } from "./ar/rules.ts";
import { at } from "./at/rules.ts";
import { au } from "./au/rules.ts";
import { auNr } from "./au-nr/rules.ts";
import { be } from "./be/rules.ts";
import { bg } from "./bg/rules.ts";
import { bh } from "./bh/rules.ts";
import { br } from "./br/rules.ts";
import { ca } from "./ca/rules.ts";
import { caAb } from "./ca-ab/rules.ts";
import { caBc } from "./ca-bc/rules.ts";
import { caMb } from "./ca-mb/rules.ts";
import { caNb } from "./ca-nb/rules.ts";
import { caNl } from "./ca-nl/rules.ts";
import { caNs } from "./ca-ns/rules.ts";
import { caNt } from "./ca-nt/rules.ts";
import { caNu } from "./ca-nu/rules.ts";
import { caOn } from "./ca-on/rules.ts";
import { caPe } from "./ca-pe/rules.ts";
import { caQc } from "./ca-qc/rules.ts";
import { caSk } from "./ca-sk/rules.ts";
import { caYt } from "./ca-yt/rules.ts";
import { ch } from "./ch/rules.ts";
import { co } from "./co/rules.ts";
import { cy } from "./cy/rules.ts";
import { cz } from "./cz/rules.ts";
import { de } from "./de/rules.ts";
import { dk } from "./dk/rules.ts";
import { ee } from "./ee/rules.ts";
import { eg } from "./eg/rules.ts";
import { es } from "./es/rules.ts";
import { esAn } from "./es-an/rules.ts";
import { esCt } from "./es-ct/rules.ts";
import { esMd } from "./es-md/rules.ts";
import { fi } from "./fi/rules.ts";
import { fr } from "./fr/rules.ts";
import { gb } from "./gb/rules.ts";
import { gbEng } from "./gb-eng/rules.ts";
import { gbNir } from "./gb-nir/rules.ts";
import { gbSct } from "./gb-sct/rules.ts";
import { gbWls } from "./gb-wls/rules.ts";
import { gr } from "./gr/rules.ts";
import { hk } from "./hk/rules.ts";
import { hr } from "./hr/rules.ts";
import { hr21 } from "./hr-21/rules.ts";
import { hu } from "./hu/rules.ts";
import { ie } from "./ie/rules.ts";
import { il } from "./il/rules.ts";
import { india } from "./in/rules.ts";
import { is } from "./is/rules.ts";
import { it } from "./it/rules.ts";
import { jp } from "./jp/rules.ts";
import { ke } from "./ke/rules.ts";
import { kr } from "./kr/rules.ts";
import { kw } from "./kw/rules.ts";
import { lu } from "./lu/rules.ts";
import { lv } from "./lv/rules.ts";
import { mx } from "./mx/rules.ts";
import { my } from "./my/rules.ts";
import { ng } from "./ng/rules.ts";
import { nl } from "./nl/rules.ts";
import { no } from "./no/rules.ts";
import { nz } from "./nz/rules.ts";
import { om } from "./om/rules.ts";
import { pe } from "./pe/rules.ts";
import { ph } from "./ph/rules.ts";
import { pk } from "./pk/rules.ts";
import { pl } from "./pl/rules.ts";
import { pt } from "./pt/rules.ts";
import { qa } from "./qa/rules.ts";
import { ro } from "./ro/rules.ts";
import { sa } from "./sa/rules.ts";
import { se } from "./se/rules.ts";
import { sg } from "./sg/rules.ts";
import { si } from "./si/rules.ts";
import { sk } from "./sk/rules.ts";
import { th } from "./th/rules.ts";
import { tr } from "./tr/rules.ts";
import { us } from "./us/rules.ts";
import { usAk } from "./us-ak/rules.ts";
import { usAl } from "./us-al/rules.ts";
import { usAr } from "./us-ar/rules.ts";
import { usAz } from "./us-az/rules.ts";
import { usCa } from "./us-ca/rules.ts";
import { usCo } from "./us-co/rules.ts";
import { usCt } from "./us-ct/rules.ts";
import { usDc } from "./us-dc/rules.ts";
import { usDe } from "./us-de/rules.ts";
import { usFl } from "./us-fl/rules.ts";
import { usGa } from "./us-ga/rules.ts";
import { usHi } from "./us-hi/rules.ts";
import { usIa } from "./us-ia/rules.ts";
import { usId } from "./us-id/rules.ts";
import { usIl } from "./us-il/rules.ts";
import { usIn } from "./us-in/rules.ts";
import { usKs } from "./us-ks/rules.ts";
import { usKy } from "./us-ky/rules.ts";
import { usLa } from "./us-la/rules.ts";
import { usMa } from "./us-ma/rules.ts";
import { usMd } from "./us-md/rules.ts";
import { usMe } from "./us-me/rules.ts";
import { usMi } from "./us-mi/rules.ts";
import { usMn } from "./us-mn/rules.ts";
import { usMo } from "./us-mo/rules.ts";
import { usMs } from "./us-ms/rules.ts";
import { usMt } from "./us-mt/rules.ts";
import { usNc } from "./us-nc/rules.ts";
import { usNd } from "./us-nd/rules.ts";
import { usNe } from "./us-ne/rules.ts";
import { usNh } from "./us-nh/rules.ts";
import { usNj } from "./us-nj/rules.ts";
import { usNm } from "./us-nm/rules.ts";
import { usNv } from "./us-nv/rules.ts";
import { usNy } from "./us-ny/rules.ts";
import { usOh } from "./us-oh/rules.ts";
import { usOk } from "./us-ok/rules.ts";
import { usOr } from "./us-or/rules.ts";
import { usPa } from "./us-pa/rules.ts";
import { usRi } from "./us-ri/rules.ts";
import { usSc } from "./us-sc/rules.ts";
import { usSd } from "./us-sd/rules.ts";
import { usTn } from "./us-tn/rules.ts";
import { usTx } from "./us-tx/rules.ts";
import { usUt } from "./us-ut/rules.ts";
import { usVa } from "./us-va/rules.ts";
import { usVt } from "./us-vt/rules.ts";
import { usWa } from "./us-wa/rules.ts";
import { usWi } from "./us-wi/rules.ts";
import { usWv } from "./us-wv/rules.ts";
import { usWy } from "./us-wy/rules.ts";
import { za } from "./za/rules.ts";

/** Every state of the United States and the District of Columbia, by code. */
export const states: readonly Jurisdiction[] = [
  usAk,
  usAl,
  usAr,
  usAz,
  usCa,
  usCo,
  usCt,
  usDc,
  usDe,
  usFl,
  usGa,
  usHi,
  usIa,
  usId,
  usIl,
  usIn,
  usKs,
  usKy,
  usLa,
  usMa,
  usMd,
  usMe,
  usMi,
  usMn,
  usMo,
  usMs,
  usMt,
  usNc,
  usNd,
  usNe,
  usNh,
  usNj,
  usNm,
  usNv,
  usNy,
  usOh,
  usOk,
  usOr,
  usPa,
  usRi,
  usSc,
  usSd,
  usTn,
  usTx,
  usUt,
  usVa,
  usVt,
  usWa,
  usWi,
  usWv,
  usWy,
];

/** Every jurisdiction outside the United States, by code: a country comes before its regions. */
export const countries: readonly Jurisdiction[] = [
  ae,
  ar,
  at,
  au,
  auNr,
  be,
  bg,
  bh,
  br,
  ca,
  caAb,
  caBc,
  caMb,
  caNb,
  caNl,
  caNs,
  caNt,
  caNu,
  caOn,
  caPe,
  caQc,
  caSk,
  caYt,
  ch,
  co,
  cy,
  cz,
  de,
  dk,
  ee,
  eg,
  es,
  esAn,
  esCt,
  esMd,
  fi,
  fr,
  gb,
  gbEng,
  gbNir,
  gbSct,
  gbWls,
  gr,
  hk,
  hr,
  hr21,
  hu,
  ie,
  il,
  india,
  is,
  it,
  jp,
  ke,
  kr,
  kw,
  lu,
  lv,
  mx,
  my,
  ng,
  nl,
  no,
  nz,
  om,
  pe,
  ph,
  pk,
  pl,
  pt,
  qa,
  ro,
  sa,
  se,
  sg,
  si,
  sk,
  th,
  tr,
  za,
];

/** Everything that is loaded, by code. */
export const allJurisdictions: readonly Jurisdiction[] = [
  ae,
  ar,
  at,
  au,
  auNr,
  be,
  bg,
  bh,
  br,
  ca,
  caAb,
  caBc,
  caMb,
  caNb,
  caNl,
  caNs,
  caNt,
  caNu,
  caOn,
  caPe,
  caQc,
  caSk,
  caYt,
  ch,
  co,
  cy,
  cz,
  de,
  dk,
  ee,
  eg,
  es,
  esAn,
  esCt,
  esMd,
  fi,
  fr,
  gb,
  gbEng,
  gbNir,
  gbSct,
  gbWls,
  gr,
  hk,
  hr,
  hr21,
  hu,
  ie,
  il,
  india,
  is,
  it,
  jp,
  ke,
  kr,
  kw,
  lu,
  lv,
  mx,
  my,
  ng,
  nl,
  no,
  nz,
  om,
  pe,
  ph,
  pk,
  pl,
  pt,
  qa,
  ro,
  sa,
  se,
  sg,
  si,
  sk,
  th,
  tr,
  us,
  usAk,
  usAl,
  usAr,
  usAz,
  usCa,
  usCo,
  usCt,
  usDc,
  usDe,
  usFl,
  usGa,
  usHi,
  usIa,
  usId,
  usIl,
  usIn,
  usKs,
  usKy,
  usLa,
  usMa,
  usMd,
  usMe,
  usMi,
  usMn,
  usMo,
  usMs,
  usMt,
  usNc,
  usNd,
  usNe,
  usNh,
  usNj,
  usNm,
  usNv,
  usNy,
  usOh,
  usOk,
  usOr,
  usPa,
  usRi,
  usSc,
  usSd,
  usTn,
  usTx,
  usUt,
  usVa,
  usVt,
  usWa,
  usWi,
  usWv,
  usWy,
  za,
];
