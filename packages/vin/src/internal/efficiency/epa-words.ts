import type { DriveType, TransmissionStyle } from "../../data/value-lists.ts";

/** Which wheels EPA's words name; `two` may be the front or the rear wheels. */
type DriveKind = "front-wheel" | "rear-wheel" | "two" | "four";

const driveKinds: Readonly<Record<string, DriveKind>> = {
  "Front-Wheel Drive": "front-wheel",
  "Rear-Wheel Drive": "rear-wheel",
  "2-Wheel Drive": "two",
  "All-Wheel Drive": "four",
  "4-Wheel Drive": "four",
  "Part-time 4-Wheel Drive": "four",
  "4-Wheel or All-Wheel Drive": "four",
};

/** Undefined if EPA does not name the drive. */
export function driveKind(drive: string): DriveKind | undefined {
  return driveKinds[drive];
}

/** Until 2009, EPA has one word for all-wheel and four-wheel drive, which gives no drive type. */
export const driveTypes: Readonly<Record<string, DriveType>> = {
  "Front-Wheel Drive": "front-wheel",
  "Rear-Wheel Drive": "rear-wheel",
  "2-Wheel Drive": "4x2",
  "All-Wheel Drive": "all-wheel",
  "4-Wheel Drive": "four-wheel",
  "Part-time 4-Wheel Drive": "four-wheel",
};

export interface Gearbox {
  /** Undefined for an automated manual gearbox, which EPA does not tell from a dual clutch. */
  readonly style: TransmissionStyle | undefined;
  readonly speeds: number | undefined;
}

/** Reads words such as `Automatic (AM-S7)`, `Manual 6-spd`, `Automatic (variable gear ratios)`. */
export function gearboxOf(text: string): Gearbox | undefined {
  if (text === "") return undefined;
  const speeds = Number(/(\d+)(?:-spd.*|\))$/.exec(text)?.[1] ?? 0) || undefined;
  if (text.startsWith("Manual")) return { style: "manual", speeds };
  if (isCvt(text)) return { style: "cvt", speeds: undefined };
  return { style: text.includes("(AM") ? undefined : "automatic", speeds };
}

/** Whether a gearbox has variable gear ratios, with or without steps to select. */
export function isCvt(text: string): boolean {
  return text.includes("variable") || text.includes("(AV");
}
