import { carriers } from "@almanac/dimweight";
import { dimweight } from "@almanac/questions/dimweight";
import * as fields from "@almanac/questions/fields.generated";
import type { Completions, Typed } from "../../command.ts";
import type { Settings } from "../../settings/setting-names.ts";
import { cellsOf, defineBatch, fieldOffers } from "../service.ts";
import { rowView } from "./view.ts";

const { calculateDimWeight } = dimweight.questions;

export const dimweightBulk = defineBatch(dimweight, calculateDimWeight, {
  ...cellsOf(fields.calculateDimWeight),
  answer: calculateDimWeight.ask,
  // The tables take little. A larger heap would only be filled with rows that are written already.
  threadHeapMb: 22,
  defaults: ({ carrier, profile }, isFilled) => {
    if (carrier === undefined || isFilled("carrier")) return {};
    const isFree = profile !== undefined && !isFilled("profile");
    return { carrier: carrier.value, ...(isFree ? { profile: profile.value } : {}) };
  },
  view: rowView,
});

interface Chosen {
  readonly carrier?: string;
  readonly profile?: string;
  readonly compare?: true;
}

/** The typed carrier, else that of the settings. A comparison without one compares all. */
export function carrierOf({ carrier, compare }: Chosen, settings: Settings): string | undefined {
  return carrier ?? (compare === true ? undefined : settings.carrier?.value);
}

/** The typed profile, else that of the settings, for the carrier of the settings only. */
export function profileOf(chosen: Chosen, settings: Settings): string | undefined {
  if (chosen.profile !== undefined) return chosen.profile;
  const carrier = carrierOf(chosen, settings);
  return carrier !== undefined && carrier === settings.carrier?.value
    ? settings.profile?.value
    : undefined;
}

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
