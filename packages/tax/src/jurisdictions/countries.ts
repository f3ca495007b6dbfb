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
import { za } from "./za/rules.ts";

/** Every jurisdiction outside the United States: the 58 countries and their regions. */
export const countries: readonly Jurisdiction[] = [
  gb,
  gbEng,
  gbWls,
  gbNir,
  gbSct,
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
  au,
  auNr,
  nz,
  ie,
  de,
  fr,
  nl,
  india,
  sg,
  hk,
  za,
  jp,
  es,
  esMd,
  esCt,
  esAn,
  it,
  pt,
  be,
  at,
  ch,
  lu,
  se,
  dk,
  no,
  fi,
  is,
  pl,
  cz,
  sk,
  hu,
  si,
  hr,
  hr21,
  ro,
  bg,
  ee,
  lv,
  gr,
  cy,
  tr,
  pk,
  kr,
  my,
  th,
  ph,
  ke,
  ng,
  eg,
  br,
  mx,
  ar,
  co,
  pe,
  ae,
  sa,
  qa,
  kw,
  bh,
  om,
  il,
];
