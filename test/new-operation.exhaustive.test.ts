import { execFileSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRepository } from "./copy-repository.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "almanac-new-operation-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Changes a file of the copy. */
function edit(file: string, change: (text: string) => string): void {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
}

function runNode(...args: readonly string[]): string {
  return execFileSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
}

/** The function, its schemas and the entry: everything that a new operation of a service needs. */
const operation = `import { success } from "@almanac/kernel/errors/result";
import { DimWeightError, type SafeResult } from "./errors.ts";

/** The volume of a cube. */
export function safeCalculateVolume(request: unknown): SafeResult<{ readonly litres: number }> {
  const { sideCm }: { readonly sideCm?: unknown } = request ?? {};
  if (typeof sideCm === "number") return success({ litres: sideCm ** 3 / 1000 });
  const issue = { code: "invalid_type", path: ["sideCm"], message: "sideCm must be a number." } as const;
  return { success: false, error: new DimWeightError([issue]) };
}
`;
const schemas = `
import * as z from "zod";
export const volumeRequestSchema = z
  .strictObject({ sideCm: z.number().describe("Side in centimetres") })
  .meta({ id: "VolumeRequest", description: "A cube.", examples: [{ sideCm: 20 }] });
export const volumeResultSchema = z
  .strictObject({ litres: z.number().describe("Volume in litres") })
  .meta({ id: "VolumeResult", description: "The volume of a cube." });
`;
const entry = `
    calculateVolume: {
      at: "POST /v1/calculate/volume",
      summary: "The volume of a cube",
      request: "volumeRequestSchema",
      answer: "volumeResultSchema",
      says: "The volume",
      ask: safeCalculateVolume,
      batch: { most: 10, rows: "cubes", gets: "result", columns: ["litres"], rest: [] },
      tool: { name: "calculate_volume", title: "Volume of a cube", description: "Calculates the volume of a cube." },
    },`;

/**
 * Asks the operation at every door. `askQuestion` is what each command calls: it asks the library
 * or the server of --api.
 */
const asking = `
import { createTestApp } from "../apps/api/test/create-test-app.ts";
import { connect, startStdio } from "../apps/api/test/mcp/connect.ts";
import { askQuestion } from "../apps/cli/src/remote/ask.ts";
import { createAlmanac } from "../packages/client/src/web/index.ts";
import { dimweight } from "../packages/questions/src/dimweight.ts";
import { serveApp } from "./serve-app.ts";

const app = createTestApp();
const served = await serveApp(app);
const body = { sideCm: 20 };
const post = async (path: string, sent: object) => {
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(sent) };
  return await (await fetch(served.url + path, init)).json();
};
const { calculateVolume } = dimweight.questions;
const shell = async (settings: object) => {
  const io = { now: Date.now, signal: new AbortController().signal };
  return (await askQuestion(dimweight, calculateVolume, body, { io, settings } as never)).data;
};
const almanac = createAlmanac({ baseUrl: served.url });
const tool = async (client: Awaited<ReturnType<typeof startStdio>>) => {
  const called = await client.callTool({ name: "calculate_volume", arguments: body });
  await client.close();
  return called.structuredContent;
};
const answers = {
  http: await post("/v1/calculate/volume", body),
  batch: await post("/v1/calculate/volume/batch", { items: [body, {}] }),
  shell: await shell({}),
  shellWithApi: await shell({ api: { value: served.url, source: "--api" } }),
  client: (await almanac.POST("/v1/calculate/volume", { body })).data,
  mcp: await tool(await connect(app, {})),
  mcpOfShell: await tool(await startStdio()),
};
await served.close();
process.stdout.write(JSON.stringify(answers));
`;

beforeAll(() => {
  copyRepository(copy);
  // The links of a member lead to its neighbours in the copy, and through the link of the root to
  // everything else.
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const folder of globSync("{packages,apps}/*/node_modules", { cwd: root })) {
    cpSync(join(root, folder), join(copy, folder), { recursive: true, verbatimSymlinks: true });
  }
  const library = "packages/dimweight/src";
  writeFileSync(join(copy, library, "safeCalculateVolume.ts"), operation);
  edit(`${library}/schema.ts`, (text) => text + schemas);
  edit(
    `${library}/index.ts`,
    (text) => `${text}export { safeCalculateVolume } from "./safeCalculateVolume.ts";\n`,
  );
  edit("packages/questions/src/dimweight.ts", (text) =>
    text
      .replace("  safeCalculateShipment,", "$&\n  safeCalculateVolume,")
      .replace("  questions: {", `$&${entry}`),
  );
  runNode("scripts/generate.ts", "client");
  writeFileSync(join(copy, "test/ask.ts"), asking);
});

test("a new operation answers at every door", () => {
  const volume = { litres: 8 };
  expect(JSON.parse(runNode("test/ask.ts"))).toEqual({
    http: volume,
    batch: {
      results: [
        { data: volume },
        { error: expect.objectContaining({ status: 400, code: "invalid_type" }) },
      ],
    },
    shell: volume,
    shellWithApi: volume,
    client: volume,
    mcp: volume,
    mcpOfShell: volume,
  });
});

test.for(["packages/questions", "packages/client/src/web", "apps/cli"])(
  "%s compiles with it",
  (project) => {
    const tsc = join(root, "node_modules/.bin/tsc");
    expect(execFileSync(tsc, ["-p", project], { cwd: copy, encoding: "utf8" })).toBe("");
  },
);
