import { expect, test } from "vitest";
import { carriers } from "../src/index.ts";
import cases from "./cases/published.json" with { type: "json" };

/**
 * Rules for which no page was found that works out a parcel. Only the documents that they name as
 * their sources support them. This list may only become shorter.
 */
const onlySources = [
  "ups.metric@before-2025-08-18",
  "ups.ca",
  "ups.us_retail@2025-08-18",
  "ups.my_express@2024-12-22",
  "ups.my_expedited@2024-12-22",
  "fedex.metric@before-2025-08-18",
  "fedex.in",
  "dhl_ecommerce.metric",
  "canada_post.metric",
  "canada_post.regular",
  "australia_post.domestic",
  "tnt.express",
  "tnt.economy",
  "tnt.au_economy@2010-06-09",
  "tnt.au_domestic",
  "tnt.uk_domestic",
  "dpd.express",
  "dpd.baltics",
  "gls_eu.air",
  "gls_us",
  "ontrac",
  "chronopost.road",
  "postnord_no.mypack",
  "bring.parcel",
  "india_post.parcel",
  "dtdc.air",
  "sf_express.intl",
  "sf_express.hk_local",
  "sf_express.hk_cn",
  "sf_express.cn_hk",
  "sf_express.cn_crossborder",
  "sf_express.cn_domestic",
  "sf_express.cn_local",
  "estafeta",
  "purolator.ground",
  "purolator.air",
  "poste_italiane.parcel",
  "amazon_fba.us",
  "iata.air",
];

test("every rule has a parcel that a page works out, or is listed as one with only a source", () => {
  const worked = new Set(cases.map(({ rule }) => rule));
  const rules = carriers().flatMap((carrier) => carrier.rules);
  expect(rules.map(({ id }) => id).filter((id) => !worked.has(id))).toEqual(onlySources);
});
