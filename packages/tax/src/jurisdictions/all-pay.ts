// Written by scripts/update-jurisdictions.ts from the folders beside this file. Never edited by hand.
import type { PayJurisdiction } from "../engine/contributions/define-pay.ts";
import { aePay } from "./ae/contributions.ts";
import { arPay } from "./ar/contributions.ts";
import { atPay } from "./at/contributions.ts";
import { auPay } from "./au/contributions.ts";
import { auNrPay } from "./au-nr/contributions.ts";
import { bePay } from "./be/contributions.ts";
import { bgPay } from "./bg/contributions.ts";
import { bhPay } from "./bh/contributions.ts";
import { brPay } from "./br/contributions.ts";
import { caPay } from "./ca/contributions.ts";
import { caAbPay } from "./ca-ab/contributions.ts";
import { caBcPay } from "./ca-bc/contributions.ts";
import { caMbPay } from "./ca-mb/contributions.ts";
import { caNbPay } from "./ca-nb/contributions.ts";
import { caNlPay } from "./ca-nl/contributions.ts";
import { caNsPay } from "./ca-ns/contributions.ts";
import { caNtPay } from "./ca-nt/contributions.ts";
import { caNuPay } from "./ca-nu/contributions.ts";
import { caOnPay } from "./ca-on/contributions.ts";
import { caPePay } from "./ca-pe/contributions.ts";
import { caQcPay } from "./ca-qc/contributions.ts";
import { caSkPay } from "./ca-sk/contributions.ts";
import { caYtPay } from "./ca-yt/contributions.ts";
import { chPay } from "./ch/contributions.ts";
import { coPay } from "./co/contributions.ts";
import { cyPay } from "./cy/contributions.ts";
import { czPay } from "./cz/contributions.ts";
import { dePay } from "./de/contributions.ts";
import { dkPay } from "./dk/contributions.ts";
import { eePay } from "./ee/contributions.ts";
import { egPay } from "./eg/contributions.ts";
import { esPay } from "./es/contributions.ts";
import { esAnPay } from "./es-an/contributions.ts";
import { esCtPay } from "./es-ct/contributions.ts";
import { esMdPay } from "./es-md/contributions.ts";
import { fiPay } from "./fi/contributions.ts";
import { frPay } from "./fr/contributions.ts";
import { gbPay } from "./gb/contributions.ts";
import { gbEngPay } from "./gb-eng/contributions.ts";
import { gbNirPay } from "./gb-nir/contributions.ts";
import { gbSctPay } from "./gb-sct/contributions.ts";
import { gbWlsPay } from "./gb-wls/contributions.ts";
import { grPay } from "./gr/contributions.ts";
import { hkPay } from "./hk/contributions.ts";
import { hrPay } from "./hr/contributions.ts";
import { hr21Pay } from "./hr-21/contributions.ts";
import { huPay } from "./hu/contributions.ts";
import { iePay } from "./ie/contributions.ts";
import { ilPay } from "./il/contributions.ts";
import { indiaPay } from "./in/contributions.ts";
import { isPay } from "./is/contributions.ts";
import { itPay } from "./it/contributions.ts";
import { jpPay } from "./jp/contributions.ts";
import { kePay } from "./ke/contributions.ts";
import { krPay } from "./kr/contributions.ts";
import { kwPay } from "./kw/contributions.ts";
import { luPay } from "./lu/contributions.ts";
import { lvPay } from "./lv/contributions.ts";
import { mxPay } from "./mx/contributions.ts";
import { myPay } from "./my/contributions.ts";
import { ngPay } from "./ng/contributions.ts";
import { nlPay } from "./nl/contributions.ts";
import { noPay } from "./no/contributions.ts";
import { nzPay } from "./nz/contributions.ts";
import { omPay } from "./om/contributions.ts";
import { pePay } from "./pe/contributions.ts";
import { phPay } from "./ph/contributions.ts";
import { pkPay } from "./pk/contributions.ts";
import { plPay } from "./pl/contributions.ts";
import { ptPay } from "./pt/contributions.ts";
import { qaPay } from "./qa/contributions.ts";
import { roPay } from "./ro/contributions.ts";
import { saPay } from "./sa/contributions.ts";
import { sePay } from "./se/contributions.ts";
import { sgPay } from "./sg/contributions.ts";
import { siPay } from "./si/contributions.ts";
import { skPay } from "./sk/contributions.ts";
import { thPay } from "./th/contributions.ts";
import { trPay } from "./tr/contributions.ts";
import { usPay } from "./us/contributions.ts";
import { usAkPay } from "./us-ak/contributions.ts";
import { usAlPay } from "./us-al/contributions.ts";
import { usArPay } from "./us-ar/contributions.ts";
import { usAzPay } from "./us-az/contributions.ts";
import { usCaPay } from "./us-ca/contributions.ts";
import { usCoPay } from "./us-co/contributions.ts";
import { usCtPay } from "./us-ct/contributions.ts";
import { usDcPay } from "./us-dc/contributions.ts";
import { usDePay } from "./us-de/contributions.ts";
import { usFlPay } from "./us-fl/contributions.ts";
import { usGaPay } from "./us-ga/contributions.ts";
import { usHiPay } from "./us-hi/contributions.ts";
import { usIaPay } from "./us-ia/contributions.ts";
import { usIdPay } from "./us-id/contributions.ts";
import { usIlPay } from "./us-il/contributions.ts";
import { usInPay } from "./us-in/contributions.ts";
import { usKsPay } from "./us-ks/contributions.ts";
import { usKyPay } from "./us-ky/contributions.ts";
import { usLaPay } from "./us-la/contributions.ts";
import { usMaPay } from "./us-ma/contributions.ts";
import { usMdPay } from "./us-md/contributions.ts";
import { usMePay } from "./us-me/contributions.ts";
import { usMiPay } from "./us-mi/contributions.ts";
import { usMnPay } from "./us-mn/contributions.ts";
import { usMoPay } from "./us-mo/contributions.ts";
import { usMsPay } from "./us-ms/contributions.ts";
import { usMtPay } from "./us-mt/contributions.ts";
import { usNcPay } from "./us-nc/contributions.ts";
import { usNdPay } from "./us-nd/contributions.ts";
import { usNePay } from "./us-ne/contributions.ts";
import { usNhPay } from "./us-nh/contributions.ts";
import { usNjPay } from "./us-nj/contributions.ts";
import { usNmPay } from "./us-nm/contributions.ts";
import { usNvPay } from "./us-nv/contributions.ts";
import { usNyPay } from "./us-ny/contributions.ts";
import { usOhPay } from "./us-oh/contributions.ts";
import { usOkPay } from "./us-ok/contributions.ts";
import { usOrPay } from "./us-or/contributions.ts";
import { usPaPay } from "./us-pa/contributions.ts";
import { usRiPay } from "./us-ri/contributions.ts";
import { usScPay } from "./us-sc/contributions.ts";
import { usSdPay } from "./us-sd/contributions.ts";
import { usTnPay } from "./us-tn/contributions.ts";
import { usTxPay } from "./us-tx/contributions.ts";
import { usUtPay } from "./us-ut/contributions.ts";
import { usVaPay } from "./us-va/contributions.ts";
import { usVtPay } from "./us-vt/contributions.ts";
import { usWaPay } from "./us-wa/contributions.ts";
import { usWiPay } from "./us-wi/contributions.ts";
import { usWvPay } from "./us-wv/contributions.ts";
import { usWyPay } from "./us-wy/contributions.ts";
import { zaPay } from "./za/contributions.ts";

/** Every place whose contributions are loaded, by code. */
export const allPay: readonly PayJurisdiction[] = [
  aePay,
  arPay,
  atPay,
  auPay,
  auNrPay,
  bePay,
  bgPay,
  bhPay,
  brPay,
  caPay,
  caAbPay,
  caBcPay,
  caMbPay,
  caNbPay,
  caNlPay,
  caNsPay,
  caNtPay,
  caNuPay,
  caOnPay,
  caPePay,
  caQcPay,
  caSkPay,
  caYtPay,
  chPay,
  coPay,
  cyPay,
  czPay,
  dePay,
  dkPay,
  eePay,
  egPay,
  esPay,
  esAnPay,
  esCtPay,
  esMdPay,
  fiPay,
  frPay,
  gbPay,
  gbEngPay,
  gbNirPay,
  gbSctPay,
  gbWlsPay,
  grPay,
  hkPay,
  hrPay,
  hr21Pay,
  huPay,
  iePay,
  ilPay,
  indiaPay,
  isPay,
  itPay,
  jpPay,
  kePay,
  krPay,
  kwPay,
  luPay,
  lvPay,
  mxPay,
  myPay,
  ngPay,
  nlPay,
  noPay,
  nzPay,
  omPay,
  pePay,
  phPay,
  pkPay,
  plPay,
  ptPay,
  qaPay,
  roPay,
  saPay,
  sePay,
  sgPay,
  siPay,
  skPay,
  thPay,
  trPay,
  usPay,
  usAkPay,
  usAlPay,
  usArPay,
  usAzPay,
  usCaPay,
  usCoPay,
  usCtPay,
  usDcPay,
  usDePay,
  usFlPay,
  usGaPay,
  usHiPay,
  usIaPay,
  usIdPay,
  usIlPay,
  usInPay,
  usKsPay,
  usKyPay,
  usLaPay,
  usMaPay,
  usMdPay,
  usMePay,
  usMiPay,
  usMnPay,
  usMoPay,
  usMsPay,
  usMtPay,
  usNcPay,
  usNdPay,
  usNePay,
  usNhPay,
  usNjPay,
  usNmPay,
  usNvPay,
  usNyPay,
  usOhPay,
  usOkPay,
  usOrPay,
  usPaPay,
  usRiPay,
  usScPay,
  usSdPay,
  usTnPay,
  usTxPay,
  usUtPay,
  usVaPay,
  usVtPay,
  usWaPay,
  usWiPay,
  usWvPay,
  usWyPay,
  zaPay,
];
