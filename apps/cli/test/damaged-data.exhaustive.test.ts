import { expect, test } from "vitest";
import { damagedFile } from "../../../test/damaged-file.ts";
import { runChild } from "./harness.ts";

test.each([
  ["vpic.bin.gz", "missing", "missing_data"],
  ["vpic.bin.gz", "garbled within", "damaged_data"],
  ["dimensions.bin", "cut", "damaged_data"],
] as const)(
  "reports %s that is %s with the file, the remedy and exit code 4, and not as a bug",
  async (name, damage, code) => {
    const node = ["--import", damagedFile(name, damage)];
    const vin = "5UXWX7C57BA123456";
    const [one, many, json, help] = await Promise.all([
      runChild(["vin", vin], { node }),
      runChild(["vin", vin, vin], { node }),
      runChild(["vin", vin, "--json"], { node }),
      runChild(["vin", "--help"], { node }),
    ]);
    for (const { exit, stdout, stderr } of [one, many]) {
      expect({ exit, stdout }).toEqual({ exit: 4, stdout: "" });
      const text = stderr.replace(/\s+/g, " ");
      expect(text).toContain(`error: ${name} of @almanac/`);
      expect(text).toContain("Install the package again");
      expect(text).not.toContain("bug");
    }
    expect(json.exit).toBe(4);
    expect(JSON.parse(json.stderr)).toMatchObject({ code, status: 503 });
    expect(help.exit).toBe(0);
    if (name === "dimensions.bin") return;
    const listed = await runChild(["tables", "vin", "list"], { node });
    expect(listed.exit).toBe(4);
    expect(listed.stderr).toContain(name);
  },
);
