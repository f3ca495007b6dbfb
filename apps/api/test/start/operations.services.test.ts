import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { calculateDimWeight } from "@almanac/dimweight";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blocksHeldBy } from "../../../../scripts/examples/blocks/blocks-held-by.ts";
import { runScript, type Shell } from "../../../../scripts/examples/replay-session.ts";
import { parcel } from "../create-test-platform.ts";
import { createCluster, createCounters, freePort, type PrivateServer } from "../real-services.ts";

const blocks = blocksHeldBy("apps/api/test/start/operations.services.test.ts");
const folder = mkdtempSync(join(tmpdir(), "almanac-operations-"));
/**
 * By the printed port, the port that the test uses in its place. The page's own ports may be in use
 * on this machine.
 */
const ports = new Map<string, string>();
let cluster: PrivateServer;
let counters: PrivateServer;
let shell: Shell;

beforeAll(async () => {
  cluster = await createCluster();
  counters = await createCounters();
  await Promise.all([cluster.start(), counters.start()]);
  ports.set("5432", new URL(cluster.url).port).set("6379", new URL(counters.url).port);
  for (const instance of ["8787", "8788"]) ports.set(instance, String(await freePort()));
  shell = {
    folder: fileURLToPath(new URL("../../../../", import.meta.url)),
    environment: {
      HOME: folder,
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      // `createuser` and `createdb` ask the usual port, which the page therefore does not name.
      PGPORT: ports.get("5432") ?? "",
      ALMANAC_DATA_DIR: folder,
      // The log of an instance would be printed between the answers.
      ALMANAC_LOG_LEVEL: "error",
    },
  };
});

afterAll(async () => {
  await Promise.all([cluster.remove(), counters.remove()]);
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Runs blocks one after another in one shell, as the page prints them, except for the four ports.
 */
function run(texts: readonly string[]) {
  const printed = texts.join(`echo '${separator}'\n`);
  const script = printed.replaceAll(/\b(?:5432|6379|878[78])\b/g, (port) => ports.get(port) ?? "");
  return runScript(`set -e\n${script}`, shell);
}

const separator = "=== next ===";

/**
 * Waits for the usage that the page promises on either instance, and stops both as the page says.
 */
const afterwards = `
for port in 8787 8788; do
  for try in $(seq 100); do
    curl -s "http://127.0.0.1:$port/v1/usage" -H "X-API-Key: $KEY" | grep -q '"used":2' && echo "$port counts 2" && break
    sleep 0.1
  done
done
instances=$(jobs -p)
kill $instances
for instance in $instances; do wait $instance; done
`;

test("the steps of docs/operations.md lead from an empty PostgreSQL to two instances that count together", async () => {
  expect(blocks).toHaveLength(4);
  const { status, output, complaints } = await run([...blocks.map(({ text }) => text), afterwards]);
  expect(status, `${output}${complaints}`).toBe(0);
  const [created, exported, started = "", asked = "", counted = ""] = output.split(separator);
  expect([created, exported]).toEqual(["", "\n"]);
  // `doctor` says which stores the settings choose: an embedded store would be "none yet".
  expect(started).toMatch(/^ok {4}store: .*, empty; the first start creates its tables/m);
  expect(started).toMatch(/^ok {4}shared limits: the shared store answers;/m);
  const answers = asked.trim().split("\n");
  const billed = calculateDimWeight({ ...parcel, carrier: "dhl" });
  expect(answers.slice(0, 2).map((line) => JSON.parse(line))).toEqual([billed, billed]);
  expect(JSON.parse(answers[2] ?? "")).toHaveProperty("services");
  const instances = ["8787", "8788"].map((port) => `${ports.get(port)} counts 2`);
  expect(counted.trim().split("\n")).toEqual(instances);
});

test("the first step that fails ends the others", async () => {
  const [create = ""] = blocks.map(({ text }) => text);
  const { status, output } = await run([create.replaceAll("createuser", "create-user"), "true\n"]);
  expect([status, output]).toEqual([127, ""]);
});
