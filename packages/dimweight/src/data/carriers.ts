import { iata } from "./air-cargo.ts";
import { dtdc, indiaPost, sfExpress } from "./asia.ts";
import { canadaPost, purolator } from "./canada.ts";
import { dhl, dhlEcommerce } from "./dhl.ts";
import { dpd, glsEu, parcelforce, posteItaliane, tnt } from "./europe.ts";
import { fedex } from "./fedex.ts";
import { chronopost, colissimo } from "./france.ts";
import { correios, estafeta } from "./latin-america.ts";
import { bring, postnordDk, postnordNo } from "./nordic.ts";
import { aramexAu, aramexNz, australiaPost } from "./oceania.ts";
import type { CarrierRow } from "./rule.ts";
import { amazonFba, glsUs, ontrac, usps } from "./united-states.ts";
import { ups } from "./ups.ts";

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
