import type { Settings } from "../../settings/setting-names.ts";

interface Chosen {
  readonly carrier?: string;
  readonly profile?: string;
  readonly compare?: true;
}

/** The carrier that is typed, else that of the settings. A comparison is of all carriers unless they are typed. */
export function carrierOf({ carrier, compare }: Chosen, settings: Settings): string | undefined {
  return carrier ?? (compare === true ? undefined : settings.carrier?.value);
}

/** The profile that is typed, else that of the settings, which belongs to the carrier of the settings. */
export function profileOf(chosen: Chosen, settings: Settings): string | undefined {
  if (chosen.profile !== undefined) return chosen.profile;
  const carrier = carrierOf(chosen, settings);
  return carrier !== undefined && carrier === settings.carrier?.value
    ? settings.profile?.value
    : undefined;
}
