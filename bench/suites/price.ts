// Measures what every operation, tool, vPIC endpoint and other route costs in processor time for
// each unit of rate. The worst request of each is found by a search: known bad shapes, requests
// drawn from the schema, mixtures of the worst with others, and the worst with another number. It
// ends after `ALMANAC_BENCH_TRIES` tries in a row that found nothing worse. `ALMANAC_BENCH_ONLY` is
// a part of the name. Certificates come from a server inside this process.
import type { OpenApiDocument } from "../../apps/api/src/http/openapi/document.ts";
import { createTestPlatform } from "../../apps/api/test/create-test-platform.ts";
import { mix, vary } from "../price/sample.ts";
import { type Asked, type Subject, subjectsOf } from "../price/subjects.ts";
import { createRandom, pick, type Random } from "../price/words.ts";
import { type BenchRow, median } from "../row.ts";

const agentProfile = "https://agent.example/.well-known/ucp";
const budgetMs = 50;
const tries = Number(process.env.ALMANAC_BENCH_TRIES ?? 40);
const only = process.env.ALMANAC_BENCH_ONLY ?? "";
const perMinute = 1_000_000_000;

interface Price {
  readonly milliseconds: number;
  readonly units: number;
  readonly status: number;
}

/** A request that can be drawn again, with other VINs or seeds that no cache has. */
interface Candidate {
  readonly draw: (random: Random) => Asked;
  readonly perUnitMs: number;
}

export async function run(): Promise<BenchRow[]> {
  const tiers = { free: { requestsPerMinute: perMinute, requestsPerMonth: null } };
  const { app, issue } = await createTestPlatform({ tiers });
  const { key } = await issue();
  let left = perMinute;

  async function measure(asked: Asked): Promise<Price> {
    const init = initOf(asked, key);
    const start = process.cpuUsage();
    const response = await app.request(urlOf(asked), init);
    // Decoding the text would be the work of the caller.
    await response.arrayBuffer();
    const { user, system } = process.cpuUsage(start);
    const now = Number(/"minute";r=(\d+)/.exec(response.headers.get("ratelimit") ?? "")?.[1]);
    const price = { milliseconds: (user + system) / 1000, status: response.status };
    // Files and health checks need no admission.
    if (Number.isNaN(now)) return { ...price, units: 1 };
    // A new minute has begun if more is left than before.
    const units = now < left ? left - now : perMinute - now;
    left = now;
    return { ...price, units };
  }

  const document = (await (await app.request("/openapi.json")).json()) as OpenApiDocument;
  const subjects = await subjectsOf(app, document, key);
  const rows: BenchRow[] = [];
  for (const subject of subjects.filter(({ name }) => name.includes(only))) {
    rows.push(await worstOf(subject, measure));
  }
  return rows.sort((one, other) => other.value - one.value);
}

type Measure = (asked: Asked) => Promise<Price>;

async function worstOf(subject: Subject, measure: Measure): Promise<BenchRow> {
  const random = createRandom(38);
  const found: Candidate[] = [];
  const attempt = async (draw: Candidate["draw"]) => {
    const { milliseconds, units } = await measure(draw(random));
    found.push({ draw, perUnitMs: milliseconds / units });
    found.sort((one, other) => other.perUnitMs - one.perUnitMs).splice(3);
  };
  // Compiles the code, so that this is not counted.
  for (let round = 0; round < 5; round += 1) await measure(subject.draw(random));
  for (const draw of subject.known) for (let round = 0; round < 3; round += 1) await attempt(draw);
  for (let idle = 0; idle < tries; idle += 1) {
    const worst = found[0]?.perUnitMs ?? 0;
    const asked = nextOf(subject, found, random);
    await attempt(() => asked);
    if ((found[0]?.perUnitMs ?? 0) > worst) idle = 0;
  }
  const measured = [];
  for (const { draw } of found) measured.push(await again(draw, random, measure));
  const worst = measured.sort((one, other) => other.perUnitMs - one.perUnitMs)[0];
  if (worst === undefined) throw new Error(`${subject.name} was not measured`);
  return rowOf(subject, worst);
}

function nextOf(subject: Subject, found: readonly Candidate[], random: Random): Asked {
  const draws = [subject.draw, ...subject.known];
  const fresh = pick(random(2) === 0 ? draws : [subject.draw], random)(random);
  const base = found.length > 0 ? pick(found, random).draw(random) : fresh;
  // Every value that is drawn has the parts of a request. A mixture or a variation has them too.
  const asked = pick([fresh, mix(base, fresh, random), vary(base, random)], random);
  return asked as Asked;
}

/**
 * The median of several measurements, because a single one can contain the collection of garbage
 * of others.
 */
async function again(draw: Candidate["draw"], random: Random, measure: Measure) {
  const prices: Price[] = [];
  for (let round = 0; round < 5; round += 1) prices.push(await measure(draw(random)));
  const perUnitMs = median(prices.map(({ milliseconds, units }) => milliseconds / units));
  const price = prices.find(({ milliseconds, units }) => milliseconds / units === perUnitMs);
  return { perUnitMs, price, asked: draw(random) };
}

function rowOf(
  { name }: Subject,
  { perUnitMs, price, asked }: Awaited<ReturnType<typeof again>>,
): BenchRow {
  const { query = {}, body, form } = asked;
  const shown = JSON.stringify({ ...query, ...form, ...(body === undefined ? {} : { body }) });
  return {
    name,
    value: perUnitMs,
    unit: "ms",
    budget: `at most ${budgetMs} for a unit`,
    met: perUnitMs <= budgetMs,
    note: `${price?.units} units, status ${price?.status}: ${shown.replaceAll("|", " ").slice(0, 120)}`,
  };
}

function urlOf({ path, query = {} }: Asked): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value).toWellFormed());
  return search.size > 0 ? `${path}?${search}` : path;
}

function initOf({ method, body, form }: Asked, key: string): RequestInit {
  const headers = {
    "X-API-Key": key,
    Accept: "application/json, text/event-stream",
    // Nearly every caller sends this. Compressing is a part of the price.
    "Accept-Encoding": "gzip",
    "UCP-Agent": `profile="${agentProfile}"`,
  };
  if (form) return { method, headers, body: new URLSearchParams(form) };
  if (body === undefined) return { method, headers };
  return {
    method,
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
}
