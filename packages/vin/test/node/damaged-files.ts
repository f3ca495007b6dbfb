import { spawnSync } from "node:child_process";
import { expect } from "vitest";
import { type Damage, damagedFile } from "../../../../test/damaged-file.ts";

const script = `
    const vin = await import(${JSON.stringify(new URL("../../src/node/index.ts", import.meta.url).href)});
    const caught = (run) => { try { run(); } catch (error) { return [error.name, error.code, error.message]; } };
    const { success, error } = vin.safeDecodeVin("5UXWX7C57BA123456");
    const [first] = vin.decodeVins(["5UXWX7C57BA123456"]);
    console.log(JSON.stringify({
      safe: [success, error?.name, error?.code, error?.message],
      list: first.error?.code,
      decode: caught(() => vin.decodeVin("5UXWX7C57BA123456")),
      check: caught(() => vin.checkData()),
      again: vin.safeDecodeVin("5UXWX7C57BA123456").error === error,
    }));`;

/**
 * Runs the library over a damaged data file in a separate process. Every function must report it
 * and say what to do.
 */
export function expectReported(name: string, damage: Damage, code: string): void {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", damagedFile(name, damage), "--input-type=module", "--eval", script],
    { encoding: "utf8" },
  );
  expect(stderr).toBe("");
  const message = expect.stringMatching(
    new RegExp(`^${name.replaceAll(".", "\\.")} of @almanac/[a-z-]+ .*Install the package again`),
  );
  expect(JSON.parse(stdout)).toEqual({
    safe: [false, "VinError", code, message],
    list: code,
    decode: ["VinError", code, message],
    check: ["VinError", code, message],
    again: true,
  });
}
