import type { Settings } from "../../settings/setting-names.ts";

interface Chosen {
  readonly carrier?: string;
  readonly profile?: string;
  readonly compare?: true;
}

/**
 * The carrier that the user has typed, else the carrier of the settings. A comparison without typed carriers compares
 * all of them.
 */
export function carrierOf({ carrier, compare }: Chosen, settings: Settings): string | undefined {
  return carrier ?? (compare === true ? undefined : settings.carrier?.value);
}

/**
 * The profile that the user has typed, else the profile of the settings, which applies only to the carrier of the
 * settings.
 */
export function profileOf(chosen: Chosen, settings: Settings): string | undefined {
  if (chosen.profile !== undefined) return chosen.profile;
  const carrier = carrierOf(chosen, settings);
  return carrier !== undefined && carrier === settings.carrier?.value
    ? settings.profile?.value
    : undefined;
}
