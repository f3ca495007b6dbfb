import type { Buyer } from "../../types.ts";
import type { UcpVersion } from "../capabilities.ts";

type Consent = NonNullable<Buyer["consent"]>;

/**
 * Purposes have short names in 2026-04-08 and reverse-domain names since 2026-08-25, and one
 * was renamed.
 */
const purposes = [
  { short: "marketing", long: "dev.ucp.consent.marketing", description: "News and offers" },
  {
    short: "analytics",
    long: "dev.ucp.consent.analytics",
    description: "Measuring how the shop is used",
  },
  { short: "preferences", long: "dev.ucp.consent.preferences", description: "Remembering choices" },
  {
    short: "sale_of_data",
    long: "dev.ucp.consent.sale_or_sharing",
    description: "Selling or sharing data with others",
  },
] as const;

/** Separates the name of a purpose from the name of its segment. */
const partMark = "#";

export function renderConsent(consent: Consent, version: UcpVersion): object {
  return version === "2026-04-08" ? shortForm(consent) : longForm(consent);
}

function shortForm(consent: Consent): object {
  return Object.fromEntries(
    purposes.flatMap(({ short }) => {
      const granted = consent[short];
      return granted === undefined ? [] : [[short, granted]];
    }),
  );
}

interface Decision {
  readonly granted: boolean;
  readonly source: string;
  readonly description: string;
}

const decision = (granted: boolean, description: string): Decision => ({
  granted,
  source: "platform",
  description,
});

function longForm(consent: Consent): object {
  const whole = Object.entries(consent).filter(([name]) => !name.includes(partMark));
  return Object.fromEntries(
    whole.map(([name, granted]) => {
      const known = purposes.find(({ short }) => short === name);
      const segments = Object.entries(consent)
        .filter(([part]) => part.startsWith(`${name}${partMark}`))
        .map(([part, allowed]) => {
          const title = part.slice(name.length + 1);
          return [title, decision(allowed, title)];
        });
      return [
        known?.long ?? name,
        {
          ...decision(granted, known?.description ?? name),
          ...(segments.length > 0 ? { segments: Object.fromEntries(segments) } : {}),
        },
      ];
    }),
  );
}

type AskedConsent = Readonly<
  Record<
    string,
    | boolean
    | {
        readonly granted: boolean;
        readonly segments?: Readonly<Record<string, { readonly granted: boolean }>> | undefined;
      }
  >
>;

/**
 * Converts either form of the request to the form of the library: yes or no per purpose, and one
 * additional entry per segment.
 */
export function readConsent(asked: AskedConsent): Consent {
  const consent: Consent = {};
  for (const [name, value] of Object.entries(asked)) {
    const key = purposes.find(({ long }) => long === name)?.short ?? name;
    if (typeof value === "boolean") {
      consent[key] = value;
      continue;
    }
    consent[key] = value.granted;
    for (const [part, { granted }] of Object.entries(value.segments ?? {})) {
      consent[`${key}${partMark}${part}`] = granted;
    }
  }
  return consent;
}
