import type { CertificateReport } from "@almanac/certs";
import { html } from "hono/html";
import type { Html } from "../html.ts";
import { figure, share } from "./figure.ts";

const [top, thick, height] = [26, 22, 80];

interface CertificateLife {
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
  return figure({
    id: "certificate-life",
    title: "The validity of the certificate",
    description: `Valid from ${day(notBefore)} to ${day(expiresAt)}, checked on ${day(checkedAt)}: ${state(start, end, now)}.`,
    height,
    shapes: html`<rect class="s0" x="${share(across(start))}" y="${top}" width="${share(across(end) - across(start))}" height="${thick}" rx="4"/>
<rect class="${now > end ? "s5" : "s2"}" x="${share(across(start))}" y="${top}" width="${share(across(used) - across(start))}" height="${thick}" rx="4"/>
<line class="stroke today" x1="${share(today)}" x2="${share(today)}" y1="${top - 6}" y2="${top + thick + 6}"/>
<text class="strong ${anchor}" x="${share(today)}" y="14">today</text>
<text class="small" x="${share(across(start))}" y="72">${day(notBefore)}</text>
<text class="small end" x="${share(across(end))}" y="72">${day(expiresAt)}</text>`,
  });
}

function state(start: number, end: number, now: number): string {
  if (now > end) return "it has expired";
  if (now < start) return "it is not valid yet";
  return `${Math.round(((now - start) / (end - start)) * 100)} % of its validity is used`;
}

function day(instant: string): string {
  return instant.slice(0, 10);
}

type ChainLink = Pick<CertificateReport["chain"][number], "subject" | "issuer">;

const [box, gap] = [44, 22];
const longest = 44;

/**
 * The certificates as boxes: that of the server, and those that signed it. A server leaves out the
 * root, so the last box is the issuer that the last certificate names.
 */
export function chainPicture(chain: readonly ChainLink[]): Html {
  const names = chain.map(({ subject }) => commonName(subject));
  const last = chain.at(-1);
  const isRootServed = last === undefined || last.subject === last.issuer;
  const boxes = isRootServed ? names : [...names, commonName(last.issuer)];
  return figure({
    id: "chain-picture",
    title: "The chain of certificates",
    description: boxes
      .map((name, index) => `${role(index, boxes.length, isRootServed)}: ${name}`)
      .join("; signed by "),
    height: boxes.length * (box + gap) - gap + 2,
    shapes: boxes.map((name, index) => {
      const top = 1 + index * (box + gap);
      const shown = name.length > longest ? `${name.slice(0, longest - 1)}…` : name;
      const arrow =
        index === 0
          ? ""
          : html`<line class="stroke" x1="24" x2="24" y1="${top - gap}" y2="${top}"/><text class="small" x="34" y="${top - 7}">signed by</text>`;
      return html`${arrow}<rect class="boxed${index < names.length ? " reached" : ""}" x="1" y="${top}" width="99%" height="${box}" rx="6"/><text class="small" x="14" y="${top + 17}">${role(index, boxes.length, isRootServed)}</text><text class="strong" x="14" y="${top + 34}">${shown}</text>
`;
    }),
  });
}

function role(index: number, count: number, isRootServed: boolean): string {
  if (index === 0) return "Server";
  if (index < count - 1) return "Intermediate";
  return isRootServed ? "Root, as served" : "Issuer above";
}

/** The common name of a distinguished name (RFC 4514), or the whole name if it has none. */
export function commonName(name: string): string {
  const [, found] = /(?:^|,)\s*CN=((?:\\.|[^,\\])*)/i.exec(name) ?? [];
  return found?.replaceAll(/\\(.)/g, "$1") ?? (name === "" ? "no name" : name);
}
