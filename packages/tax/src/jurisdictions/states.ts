import type { Jurisdiction } from "../engine/jurisdiction.ts";
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

/** Every state and the District of Columbia, by code. */
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
