// Written by scripts/update-jurisdictions.ts from the folders beside this file. Never edited by hand.
import type { PayJurisdiction } from "../engine/contributions/define-pay.ts";
import { aePay } from "./ae/contributions.ts";
import { arPay } from "./ar/contributions.ts";
import { auPay } from "./au/contributions.ts";
import { auNrPay } from "./au-nr/contributions.ts";
import { bhPay } from "./bh/contributions.ts";
import { brPay } from "./br/contributions.ts";
import { coPay } from "./co/contributions.ts";
import { dePay } from "./de/contributions.ts";
import { egPay } from "./eg/contributions.ts";
import { gbPay } from "./gb/contributions.ts";
import { gbEngPay } from "./gb-eng/contributions.ts";
import { gbNirPay } from "./gb-nir/contributions.ts";
import { gbSctPay } from "./gb-sct/contributions.ts";
import { gbWlsPay } from "./gb-wls/contributions.ts";
import { hkPay } from "./hk/contributions.ts";
import { kePay } from "./ke/contributions.ts";
import { kwPay } from "./kw/contributions.ts";
import { myPay } from "./my/contributions.ts";
import { ngPay } from "./ng/contributions.ts";
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
  auPay,
  auNrPay,
  bhPay,
  brPay,
  coPay,
  dePay,
  egPay,
  gbPay,
  gbEngPay,
  gbNirPay,
  gbSctPay,
  gbWlsPay,
  hkPay,
  kePay,
  kwPay,
  myPay,
  ngPay,
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
