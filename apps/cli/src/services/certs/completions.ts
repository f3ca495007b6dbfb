import { starttlsPorts } from "@almanac/certs";
import { type Completions, plainOffers } from "../../complete/completions.ts";
import { fieldOffers } from "../field-offers.ts";
import { certsBulk } from "./bulk.ts";

const offerProtocols = () => plainOffers([...Object.keys(starttlsPorts), "none"]);

export const completions: Completions = {
  ...fieldOffers(certsBulk),
  "--starttls": offerProtocols,
  starttls: offerProtocols,
  "--family": () => plainOffers(["4", "6"]),
  key_types: () => plainOffers(["both"]),
};
