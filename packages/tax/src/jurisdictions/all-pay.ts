// Written by scripts/update-jurisdictions.ts from the folders beside this file. Never edited by hand.
import type { PayJurisdiction } from "../engine/contributions/define-pay.ts";
import { brPay } from "./br/contributions.ts";
import { dePay } from "./de/contributions.ts";
import { gbPay } from "./gb/contributions.ts";
import { gbEngPay } from "./gb-eng/contributions.ts";
import { gbNirPay } from "./gb-nir/contributions.ts";
import { gbSctPay } from "./gb-sct/contributions.ts";
import { gbWlsPay } from "./gb-wls/contributions.ts";
import { ptPay } from "./pt/contributions.ts";
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

/** Every place whose contributions are loaded, by code. */
export const allPay: readonly PayJurisdiction[] = [
  brPay,
  dePay,
  gbPay,
  gbEngPay,
  gbNirPay,
  gbSctPay,
  gbWlsPay,
  ptPay,
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
];
