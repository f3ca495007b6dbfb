import { carriers } from "@almanac/dimweight";
import type { Completions, Typed } from "../../complete/completions.ts";
import { fieldOffers } from "../field-offers.ts";
import { dimweightBulk } from "./bulk.ts";

const offerCarriers = () => carriers().map(({ carrier, name }) => ({ value: carrier, help: name }));

/** The profiles of the carrier that the user has typed, else those of all carriers. */
const offerProfiles = (typed: Typed) => {
  const given = typed("--carrier") ?? typed("carrier");
  const all = carriers();
  const known = all.filter(({ carrier }) => carrier === given);
  const rows = (known.length > 0 ? known : all).flatMap(({ carrier, defaultProfile, rules }) =>
    rules.map(({ profile }) => {
      const help = profile === defaultProfile ? `${carrier}, its default` : carrier;
      return [profile, { value: profile, help }] as const;
    }),
  );
  return [...new Map(rows).values()];
};

export const completions: Completions = {
  ...fieldOffers(dimweightBulk),
  "--carrier": offerCarriers,
  carrier: offerCarriers,
  "--profile": offerProfiles,
  profile: offerProfiles,
};
