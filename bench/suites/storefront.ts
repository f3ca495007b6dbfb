// Compares the shop with json-server and the same catalogue: a page of ten products, and one
// product. Both servers and the load run in separate processes, on loopback, in turns and for a
// limited time.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import autocannon from "autocannon";
import { type BenchRow, median } from "../row.ts";

const rounds = 3;

export async function run(): Promise<BenchRow[]> {
  const shop = await start("../servers/storefront.ts");
  const peer = await start("../servers/json-server.ts");
  try {
    const page = (await (await fetch(`${shop.url}/v1/products?limit=1`)).json()) as {
      products: { id: string }[];
    };
    const id = page.products[0]?.id ?? "";
    return [
      await compare(
        "page of ten products",
        `${shop.url}/v1/products?limit=10`,
        `${peer.url}/products?_page=1&_limit=10`,
      ),
      await compare("one product", `${shop.url}/v1/products/${id}`, `${peer.url}/products/${id}`),
    ];
  } finally {
    shop.process.kill("SIGKILL");
    peer.process.kill("SIGKILL");
  }
}

async function compare(name: string, ours: string, theirs: string): Promise<BenchRow> {
  await load(ours, 1);
  await load(theirs, 1);
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push({ ours: await load(ours, 2), theirs: await load(theirs, 2) });
  }
  return {
    name,
    value: median(results.map((result) => result.ours)),
    unit: "req/s",
    against: { name: "json-server", value: median(results.map((result) => result.theirs)) },
    ratio: median(results.map((result) => result.ours / result.theirs)),
  };
}

async function start(script: string): Promise<{ url: string; process: ChildProcess }> {
  const child = fork(new URL(script, import.meta.url), [], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [url] = (await once(child, "message")) as [string];
  return { url, process: child };
}

async function load(url: string, seconds: number): Promise<number> {
  const result = await autocannon({ url, connections: 20, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors from ${url}`);
  }
  return result.requests.average;
}
