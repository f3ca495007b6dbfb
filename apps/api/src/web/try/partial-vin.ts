import { rangesOf, vin as service } from "@almanac/questions/vin";
import type { VinMatch } from "@almanac/vin";
import { html } from "hono/html";
import { requestTo } from "../../http/service.ts";
import { words } from "../format.ts";
import { facts, type Html, table } from "../html.ts";
import type { Ask } from "./ask.ts";
import type { Answer } from "./question.ts";

/** Whether the text is the beginning of a VIN, or one with stars for hidden characters. */
export function isPartialVin(text: string): boolean {
  const given = text.trim();
  const isCut = given.length >= 10 && given.length <= 14;
  return (
    (isCut || given.includes("*")) && /^[0-9A-HJ-NPR-Z]{3}[0-9A-HJ-NPR-Z*]{0,14}$/i.test(given)
  );
}

/** What a partial VIN can be, in place of the answer to a whole one. */
export async function answerPartialVin(text: string, ask: Ask): Promise<Answer> {
  const pattern = text.trim();
  const query = { pattern };
  const match = await ask<VinMatch>("matchVin", { query });
  const { candidates, makes, possibleValues } = match;
  return {
    headline: headline(match),
    body: html`<p>A VIN has 17 characters. This one is known in part, so it can be one of several vehicles.</p>
${
  candidates.length === 0
    ? html`<p class="note">No model is known for it.</p>`
    : table<VinMatch["candidates"][number]>("The vehicles that it can be", candidates, [
        ["Model", ({ make, model }) => [make, model].filter(Boolean).join(" ")],
        ["Model years", ({ years }) => yearsText(years)],
        ["Body", ({ bodyTypes }) => bodyTypes.map(words).join(", ")],
        ["Market", ({ market }) => words(market)],
      ])
}
${facts([
  ["Makes", makes.join(", ") || "unknown"],
  ...possibleValues.map(({ position, characters }): [string, string] => [
    `Possible at position ${position}`,
    characters,
  ]),
])}`,
    same: {
      request: requestTo(service.questions.matchVin, { query }),
      command: ["vin", "match", pattern],
      program: `import { matchVin } from "@almanac/vin";

const match = matchVin(${JSON.stringify(pattern)});
console.log(match.candidates);`,
    },
    json: match,
  };
}

function headline({ candidates, makes }: VinMatch): Html {
  const [only, ...others] = candidates;
  const one = only && [only.make, only.model].filter(Boolean).join(" ");
  const figure =
    only === undefined
      ? (makes[0] ?? "An unknown vehicle")
      : others.length === 0
        ? one
        : `${candidates.length} vehicles`;
  return html`<h2 class="kicker">This partial VIN can be</h2>
<p class="figure">${figure}</p>`;
}

/** Years, newest first, as ranges, oldest first. */
function yearsText(years: readonly number[]): string {
  return rangesOf(years)
    .map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`))
    .join(", ");
}
