import { amazonFba } from "./carriers/amazon-fba.ts";
import { aramexAu } from "./carriers/aramex-au.ts";
import { aramexNz } from "./carriers/aramex-nz.ts";
import { australiaPost } from "./carriers/australia-post.ts";
import { bring } from "./carriers/bring.ts";
import { canadaPost } from "./carriers/canada-post.ts";
import { chronopost } from "./carriers/chronopost.ts";
import { colissimo } from "./carriers/colissimo.ts";
import { correios } from "./carriers/correios.ts";
import { dhl } from "./carriers/dhl.ts";
import { dhlEcommerce } from "./carriers/dhl-ecommerce.ts";
import { dpd } from "./carriers/dpd.ts";
import { dtdc } from "./carriers/dtdc.ts";
import { estafeta } from "./carriers/estafeta.ts";
import { fedex } from "./carriers/fedex.ts";
import { glsEu } from "./carriers/gls-eu.ts";
import { glsUs } from "./carriers/gls-us.ts";
import { iata } from "./carriers/iata.ts";
import { indiaPost } from "./carriers/india-post.ts";
import { ontrac } from "./carriers/ontrac.ts";
import { parcelforce } from "./carriers/parcelforce.ts";
import { posteItaliane } from "./carriers/poste-italiane.ts";
import { postnordDk } from "./carriers/postnord-dk.ts";
import { postnordNo } from "./carriers/postnord-no.ts";
import { purolator } from "./carriers/purolator.ts";
import { sfExpress } from "./carriers/sf-express.ts";
import { tnt } from "./carriers/tnt.ts";
import { ups } from "./carriers/ups.ts";
import { usps } from "./carriers/usps.ts";
import type { CarrierRow } from "./rule.ts";

/** Every carrier, in the order of the published enumeration. */
export const carrierRows = [
  ups,
  fedex,
  dhl,
  usps,
  dhlEcommerce,
  canadaPost,
  australiaPost,
  aramexAu,
  aramexNz,
  parcelforce,
  tnt,
  dpd,
  glsEu,
  glsUs,
  ontrac,
  chronopost,
  colissimo,
  postnordNo,
  postnordDk,
  bring,
  indiaPost,
  dtdc,
  correios,
  sfExpress,
  estafeta,
  purolator,
  posteItaliane,
  amazonFba,
  iata,
] as const satisfies readonly CarrierRow[];
