import { carriers } from "@almanac/dimweight";
import { jurisdictions } from "@almanac/tax";
import { coverage as vehicleCoverage } from "@almanac/vin";
import { html } from "hono/html";
import type { Service } from "../../http/service.ts";
import type { ServiceId } from "../../service-id.ts";
import { number, title, yearRanges } from "../format.ts";
import { confidenceBadge, folded, type Html, page, table } from "../html.ts";
import { stateTiles } from "../pictures/pay.ts";

/** What the tables hold, by place, carrier and maker. */
export function coveragePage(services: readonly Service[]): Html {
  const sections: Partial<Record<ServiceId, () => Html>> = {
    tax: taxSection,
    dimweight: carrierSection,
    vin: vehicleSection,
  };
  return page(
    "Coverage – Almanac",
    html`<h1>What is covered</h1>
<p class="lede">An answer is given only where published figures exist. Everything else is refused with a clear error, never guessed.</p>
${Object.entries(sections).map(([id, section]) =>
  services.some((service) => service.id === id) ? section() : "",
)}`,
    { current: "/coverage", description: "Places, years, carriers and makers that Almanac knows." },
  );
}

function taxSection(): Html {
  const all = jurisdictions();
  const years = all.reduce((count, place) => count + place.years.length, 0);
  return html`<section id="tax"><h2>Income tax and pay</h2>
<p>${all.length} jurisdictions and ${number(years)} tax years. A filled tile means that two independent sources state every figure of the newest year with figures of its own; a dashed tile means that one source does. A tile leads to an example.</p>
${stateTiles(all)}
${folded(
  "Every jurisdiction as a table",
  table("Every jurisdiction with its tax years", all, [
    ["Code", ({ jurisdiction }) => html`<code>${jurisdiction}</code>`],
    ["Name", ({ name }) => name],
    ["Two sources", ({ years: each }) => span(each, "confidence", "two_sources")],
    ["One source", ({ years: each }) => span(each, "confidence", "one_source")],
    ["Figures of an earlier year", ({ years: each }) => span(each, "figures", "carried_forward")],
  ]),
)}</section>`;
}

type Years = ReturnType<typeof jurisdictions>[number]["years"];

function span(years: Years, field: "confidence" | "figures", value: string): string {
  const of = years.filter((year) => year[field] === value);
  return yearRanges(of.map(({ tax_year: year }) => year));
}

function carrierSection(): Html {
  const rules = carriers().flatMap(({ name, rules: each }) => each.map((rule) => ({ name, rule })));
  return html`<section id="parcels"><h2>Carriers</h2>
<p>${carriers().length} carriers and ${rules.length} rules. A tile leads to an example.</p>
<ul class="tiles wide">${carriers().map(carrierTile)}</ul>
${folded(
  "Every rule as a table",
  table("Every rule with its dates and confidence", rules, [
    ["Carrier", ({ name }) => name],
    ["Rule", ({ rule }) => html`<code>${rule.id}</code>`],
    ["Divisor", ({ rule }) => `${number(rule.divisor)} ${rule.divisorUnit}`, "number"],
    ["In force", ({ rule }) => dates(rule.effectiveFrom, rule.effectiveTo)],
    ["Confidence", ({ rule }) => confidenceBadge(rule.confidence.divisor)],
    ["Sources", ({ rule }) => rule.sources.length, "number"],
  ]),
)}</section>`;
}

function carrierTile({ carrier, name, rules }: ReturnType<typeof carriers>[number]): Html {
  const isPublished = rules.some(({ confidence }) => confidence.divisor === "published");
  const count = rules.length === 1 ? "1 rule" : `${rules.length} rules`;
  return html`<li><a class="tile ${isPublished ? "full" : "part"}" href="/try/parcel?length=40&amp;width=30&amp;height=20&amp;weight=2&amp;unit=cm&amp;carrier=${carrier}"><strong>${name}</strong>${count}${isPublished ? ", published" : ""}</a></li>
`;
}

function dates(from: string | null, to: string | null): string {
  return `${from ?? "start not stated"}${to === null ? " on" : ` to ${to}`}`;
}

function vehicleSection(): Html {
  const { vpic, makers } = vehicleCoverage();
  return html`<section id="vehicles"><h2>Vehicles</h2>
<p>Vehicles for the United States and Canada come from NHTSA's tables: ${number(vpic.wmis)} makers' codes and ${number(vpic.schemas)} schemas, newest row of ${vpic.newestRow}. For other markets, ${makers.length} makers have tables of their own.</p>
${folded(
  "Every maker as a table",
  table("Makers with tables of their own", makers, [
    ["Maker", ({ id }) => title(id)],
    ["Codes", ({ wmis }) => wmis.slice(0, 8).join(", ") + (wmis.length > 8 ? " …" : "")],
    ["Number of codes", ({ wmis }) => wmis.length, "number"],
    ["Sources", ({ sources }) => sources.length, "number"],
  ]),
)}</section>`;
}
