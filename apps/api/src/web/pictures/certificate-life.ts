import { html } from "hono/html";
import type { Html } from "../html.ts";
import { figure, share } from "./figure.ts";

const [top, thick, height] = [26, 22, 80];

export interface CertificateLife {
  /** Instants such as 2026-11-22T15:00:00Z. */
  readonly notBefore: string;
  readonly expiresAt: string;
  readonly checkedAt: string;
}

/** The validity of a certificate as a bar, with the time of the check on it. */
export function certificateLife({ notBefore, expiresAt, checkedAt }: CertificateLife): Html {
  const [start, end, now] = [Date.parse(notBefore), Date.parse(expiresAt), Date.parse(checkedAt)];
  // The check can be before or after the validity, so the line of time includes it.
  const [first, last] = [Math.min(start, now), Math.max(end, now, start + 1)];
  const across = (time: number) => (time - first) / (last - first);
  const used = Math.min(Math.max(now, start), end);
  const today = across(now);
  const anchor = today < 0.15 ? "" : today > 0.85 ? "end" : "middle";
  return figure(
    {
      id: "certificate-life",
      title: "The validity of the certificate",
      description: `Valid from ${day(notBefore)} to ${day(expiresAt)}, checked on ${day(checkedAt)}: ${state(start, end, now)}.`,
      height,
    },
    html`<rect class="s0" x="${share(across(start))}" y="${top}" width="${share(across(end) - across(start))}" height="${thick}" rx="4"/>
<rect class="${now > end ? "s5" : "s2"}" x="${share(across(start))}" y="${top}" width="${share(across(used) - across(start))}" height="${thick}" rx="4"/>
<line class="stroke today" x1="${share(today)}" x2="${share(today)}" y1="${top - 6}" y2="${top + thick + 6}"/>
<text class="strong ${anchor}" x="${share(today)}" y="14">today</text>
<text class="small" x="${share(across(start))}" y="72">${day(notBefore)}</text>
<text class="small end" x="${share(across(end))}" y="72">${day(expiresAt)}</text>`,
  );
}

function state(start: number, end: number, now: number): string {
  if (now > end) return "it has expired";
  if (now < start) return "it is not valid yet";
  return `${Math.round(((now - start) / (end - start)) * 100)} % of its validity is used`;
}

function day(instant: string): string {
  return instant.slice(0, 10);
}
