import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { ae } from "./ae.ts";
import { ar } from "./ar.ts";
import { at } from "./at.ts";
import { au } from "./au.ts";
import { auNr } from "./au-nr.ts";
import { be } from "./be.ts";
import { bg } from "./bg.ts";
import { bh } from "./bh.ts";
import { br } from "./br.ts";
import { ca } from "./ca.ts";
import { caAb } from "./ca-ab.ts";
import { caBc } from "./ca-bc.ts";
import { caMb } from "./ca-mb.ts";
import { caNb } from "./ca-nb.ts";
import { caNl } from "./ca-nl.ts";
import { caNs } from "./ca-ns.ts";
import { caNt } from "./ca-nt.ts";
import { caNu } from "./ca-nu.ts";
import { caOn } from "./ca-on.ts";
import { caPe } from "./ca-pe.ts";
import { caQc } from "./ca-qc.ts";
import { caSk } from "./ca-sk.ts";
import { caYt } from "./ca-yt.ts";
import { ch } from "./ch.ts";
import { co } from "./co.ts";
import { cy } from "./cy.ts";
import { cz } from "./cz.ts";
import { de } from "./de.ts";
import { dk } from "./dk.ts";
import { ee } from "./ee.ts";
import { eg } from "./eg.ts";
import { es } from "./es.ts";
import { esAn } from "./es-an.ts";
import { esCt } from "./es-ct.ts";
import { esMd } from "./es-md.ts";
import { fi } from "./fi.ts";
import { fr } from "./fr.ts";
import { gb } from "./gb.ts";
import { gbEng } from "./gb-eng.ts";
import { gbNir } from "./gb-nir.ts";
import { gbSct } from "./gb-sct.ts";
import { gbWls } from "./gb-wls.ts";
import { gr } from "./gr.ts";
import { hk } from "./hk.ts";
import { hr } from "./hr.ts";
import { hr21 } from "./hr-21.ts";
import { hu } from "./hu.ts";
import { ie } from "./ie.ts";
import { il } from "./il.ts";
import { india } from "./in.ts";
import { is } from "./is.ts";
import { it } from "./it.ts";
import { jp } from "./jp.ts";
import { ke } from "./ke.ts";
import { kr } from "./kr.ts";
import { kw } from "./kw.ts";
import { lu } from "./lu.ts";
import { lv } from "./lv.ts";
import { mx } from "./mx.ts";
import { my } from "./my.ts";
import { ng } from "./ng.ts";
import { nl } from "./nl.ts";
import { no } from "./no.ts";
import { nz } from "./nz.ts";
import { om } from "./om.ts";
import { pe } from "./pe.ts";
import { ph } from "./ph.ts";
import { pk } from "./pk.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { qa } from "./qa.ts";
import { ro } from "./ro.ts";
import { sa } from "./sa.ts";
import { se } from "./se.ts";
import { sg } from "./sg.ts";
import { si } from "./si.ts";
import { sk } from "./sk.ts";
import { th } from "./th.ts";
import { tr } from "./tr.ts";
import { za } from "./za.ts";

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
