import { html } from "hono/html";
import type { Service } from "../../http/service.ts";
import { type DataTable, dataTable } from "../data-tables.ts";
import { age } from "../format.ts";
import { folded, type Html, page, table } from "../html.ts";
import type { Site } from "../site.ts";

interface Row extends DataTable {
  readonly title: string;
  readonly state: "live" | "not live yet" | "not available";
}

/** Which services answer, and how old the data behind them is. */
export function statusPage({ services, gate }: Site): Html {
  const nowMs = gate.now();
  const rows = services.map((service) => rowOf(service, gate.prelaunch.has(service.id)));
  const allLive = rows.every(({ state }) => state === "live");
  return page(
    "Status – Almanac",
    html`<h1>Status</h1>
<p class="lede">${allLive ? "All services answer." : "Some services do not answer yet."} Checked at ${new Date(nowMs).toISOString().slice(0, 16).replace("T", " ")} UTC.</p>
${table("Services, and the data behind them", rows, [
  ["Service", ({ title }) => title],
  [
    "State",
    ({ state }) => html`<span class="badge ${state === "live" ? "good" : "bad"}">${state}</span>`,
  ],
  ["Data", ({ holds }) => holds, "sentences"],
  ["Version", ({ version }) => html`<code>${version}</code>`],
  ["Newest entry", ({ newest }) => newest ?? "none"],
  ["Age", ({ newest }) => (newest === undefined ? "" : age(newest, nowMs)), "number"],
])}
${rows.map(({ title, tables }) => (tables.length === 0 ? "" : folded(`${title}: every table`, versionTable(title, tables))))}
<p class="note">The newest entry is the last day on which a source was read, or the day of the newest row of the tables. Programs read <a href="/healthz"><code>/healthz</code></a> and <a href="/readyz"><code>/readyz</code></a>.</p>`,
    {
      current: "/status",
      description: "Which services of Almanac are live, and how old their data is.",
    },
  );
}

function versionTable(title: string, tables: DataTable["tables"]): Html {
  return table(`${title}: the tables, their versions, and when their figures change next`, tables, [
    ["Table", ({ table: name }) => html`<code>${name}</code>`],
    ["Version", ({ version }) => version],
    ["Sources of", ({ sourceDate }) => sourceDate || "not stated"],
    ["Next change", ({ nextChange }) => nextChange ?? "none is known"],
  ]);
}

function rowOf({ id, title, check }: Service, isBeforeLaunch: boolean): Row {
  try {
    check?.();
    return { title, ...dataTable(id), state: isBeforeLaunch ? "not live yet" : "live" };
  } catch {
    const holds = "A data file is missing or damaged";
    return { title, state: "not available", holds, version: "none", newest: undefined, tables: [] };
  }
}
