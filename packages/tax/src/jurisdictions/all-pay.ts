// Written by scripts/update-jurisdictions.ts from the folders beside this file. Never edited by hand.
import type { PayJurisdiction } from "../engine/contributions/define-pay.ts";
import { aePay } from "./ae/contributions.ts";
import { arPay } from "./ar/contributions.ts";
import { atPay } from "./at/contributions.ts";
import { auPay } from "./au/contributions.ts";
import { auNrPay } from "./au-nr/contributions.ts";
import { bePay } from "./be/contributions.ts";
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
import { dePay } from "./de/contributions.ts";
import { egPay } from "./eg/contributions.ts";
import { esPay } from "./es/contributions.ts";
import { esAnPay } from "./es-an/contributions.ts";
import { esCtPay } from "./es-ct/contributions.ts";
import { esMdPay } from "./es-md/contributions.ts";
import { frPay } from "./fr/contributions.ts";
import { gbPay } from "./gb/contributions.ts";
import { gbEngPay } from "./gb-eng/contributions.ts";
import { gbNirPay } from "./gb-nir/contributions.ts";
import { gbSctPay } from "./gb-sct/contributions.ts";
import { gbWlsPay } from "./gb-wls/contributions.ts";
import { hkPay } from "./hk/contributions.ts";
import { ilPay } from "./il/contributions.ts";
import { indiaPay } from "./in/contributions.ts";
import { itPay } from "./it/contributions.ts";
import { jpPay } from "./jp/contributions.ts";
import { kePay } from "./ke/contributions.ts";
import { krPay } from "./kr/contributions.ts";
import { kwPay } from "./kw/contributions.ts";
import { luPay } from "./lu/contributions.ts";
import { mxPay } from "./mx/contributions.ts";
import { myPay } from "./my/contributions.ts";
import { ngPay } from "./ng/contributions.ts";
import { nlPay } from "./nl/contributions.ts";
import { nzPay } from "./nz/contributions.ts";
import { omPay } from "./om/contributions.ts";
import { pePay } from "./pe/contributions.ts";
import { phPay } from "./ph/contributions.ts";
import { pkPay } from "./pk/contributions.ts";
import { ptPay } from "./pt/contributions.ts";
import { qaPay } from "./qa/contributions.ts";
import { saPay } from "./sa/contributions.ts";
import { sgPay } from "./sg/contributions.ts";
import { thPay } from "./th/contributions.ts";
import { usPay } from "./us/contributions.ts";
import { zaPay } from "./za/contributions.ts";

/** Every place whose contributions are loaded, by code. */
export const allPay: readonly PayJurisdiction[] = [
  aePay,
  arPay,
  atPay,
  auPay,
  auNrPay,
  bePay,
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
  dePay,
  egPay,
  esPay,
  esAnPay,
  esCtPay,
  esMdPay,
  frPay,
  gbPay,
  gbEngPay,
  gbNirPay,
  gbSctPay,
  gbWlsPay,
  hkPay,
  ilPay,
  indiaPay,
  itPay,
  jpPay,
  kePay,
  krPay,
  kwPay,
  luPay,
  mxPay,
  myPay,
  ngPay,
  nlPay,
  nzPay,
  omPay,
  pePay,
  phPay,
  pkPay,
  ptPay,
  qaPay,
  saPay,
  sgPay,
  thPay,
  usPay,
  zaPay,
];
