import { html } from "hono/html";
import type { Html } from "../html.ts";
import { figure } from "./figure.ts";

export interface ChainLink {
  readonly subject: string;
  readonly issuer: string;
}

const [box, gap] = [44, 22];
const roles = ["Server", "Intermediate", "Issuer above"] as const;
const longest = 44;

/**
 * The certificates as boxes: that of the server, and those that signed it. A server leaves out the root, so the last
 * box is the issuer that the last certificate names.
 */
export function chainPicture(chain: readonly ChainLink[]): Html {
  const names = chain.map(({ subject }) => commonName(subject));
  const last = chain.at(-1);
  const isRootServed = last === undefined || last.subject === last.issuer;
  const boxes = isRootServed ? names : [...names, commonName(last.issuer)];
  return figure(
    {
      id: "chain-picture",
      title: "The chain of certificates",
      description: boxes
        .map((name, index) => `${role(index, boxes.length, isRootServed)}: ${name}`)
        .join("; signed by "),
      height: boxes.length * (box + gap) - gap + 2,
    },
    boxes.map((name, index) => {
      const top = 1 + index * (box + gap);
      const arrow =
        index === 0
          ? ""
          : html`<line class="stroke" x1="24" x2="24" y1="${top - gap}" y2="${top}"/><text class="small" x="34" y="${top - 7}">signed by</text>`;
      return html`${arrow}<rect class="boxed${index < names.length ? " reached" : ""}" x="1" y="${top}" width="99%" height="${box}" rx="6"/><text class="small" x="14" y="${top + 17}">${role(index, boxes.length, isRootServed)}</text><text class="strong" x="14" y="${top + 34}">${cut(name)}</text>
`;
    }),
  );
}

function role(index: number, count: number, isRootServed: boolean): string {
  if (index === 0) return roles[0];
  if (index < count - 1) return roles[1];
  return isRootServed ? "Root, as served" : roles[2];
}

/** The common name of a distinguished name (RFC 4514), or the whole name if it has none. */
export function commonName(name: string): string {
  const [, found] = /(?:^|,)\s*CN=((?:\\.|[^,\\])*)/i.exec(name) ?? [];
  return found?.replaceAll(/\\(.)/g, "$1") ?? (name === "" ? "no name" : name);
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
