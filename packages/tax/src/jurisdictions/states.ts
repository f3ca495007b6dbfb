import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { usAk } from "./ak.ts";
import { usAl } from "./al.ts";
import { usAr } from "./ar.ts";
import { usAz } from "./az.ts";
import { usCa } from "./ca.ts";
import { usCo } from "./co.ts";
import { usCt } from "./ct.ts";
import { usDc } from "./dc.ts";
import { usDe } from "./de.ts";
import { usFl } from "./fl.ts";
import { usGa } from "./ga.ts";
import { usHi } from "./hi.ts";
import { usIa } from "./ia.ts";
import { usId } from "./id.ts";
import { usIl } from "./il.ts";
import { usIn } from "./in.ts";
import { usKs } from "./ks.ts";
import { usKy } from "./ky.ts";
import { usLa } from "./la.ts";
import { usMa } from "./ma.ts";
import { usMd } from "./md.ts";
import { usMe } from "./me.ts";
import { usMi } from "./mi.ts";
import { usMn } from "./mn.ts";
import { usMo } from "./mo.ts";
import { usMs } from "./ms.ts";
import { usMt } from "./mt.ts";
import { usNc } from "./nc.ts";
import { usNd } from "./nd.ts";
import { usNe } from "./ne.ts";
import { usNh } from "./nh.ts";
import { usNj } from "./nj.ts";
import { usNm } from "./nm.ts";
import { usNv } from "./nv.ts";
import { usNy } from "./ny.ts";
import { usOh } from "./oh.ts";
import { usOk } from "./ok.ts";
import { usOr } from "./or.ts";
import { usPa } from "./pa.ts";
import { usRi } from "./ri.ts";
import { usSc } from "./sc.ts";
import { usSd } from "./sd.ts";
import { usTn } from "./tn.ts";
import { usTx } from "./tx.ts";
import { usUt } from "./ut.ts";
import { usVa } from "./va.ts";
import { usVt } from "./vt.ts";
import { usWa } from "./wa.ts";
import { usWi } from "./wi.ts";
import { usWv } from "./wv.ts";
import { usWy } from "./wy.ts";

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
