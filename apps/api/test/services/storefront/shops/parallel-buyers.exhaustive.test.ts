import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { raceForLastUnit } from "./race-for-last-unit.ts";

describe("two processes with the same shops", () => {
  const folder = mkdtempSync(join(tmpdir(), "instances-"));
  const script = fileURLToPath(new URL("../instance.ts", import.meta.url));
  const children: ChildProcess[] = [];
  const urls: string[] = [];

  beforeAll(async () => {
    for (let index = 0; index < 2; index += 1) {
      const argv = [script, join(folder, "shops.sqlite")];
      const child = spawn(process.execPath, argv, { stdio: ["pipe", "pipe", "inherit"] });
      children.push(child);
      const [line] = (await once(createInterface(child.stdout), "line")) as [string];
      urls.push(line);
    }
  });

  afterAll(async () => {
    for (const child of children) {
      const closed = once(child, "close");
      child.stdin?.end();
      expect(await closed).toEqual([0, null]);
    }
    rmSync(folder, { recursive: true });
  });

  test("sell the last unit only once", () =>
    raceForLastUnit(
      urls.map((url) => ({ request: (path, init) => fetch(`${url}${path}`, init) })),
    ));

  test("serve catalogues that are equal byte for byte", async () => {
    const path = "/v1/products?limit=50&sort=title";
    const [left, right] = await Promise.all(
      urls.map(async (url) => await (await fetch(`${url}${path}`)).text()),
    );
    expect(left).toBe(right);
    expect(JSON.parse(left ?? "")).toHaveProperty("products.49");
  });
});
