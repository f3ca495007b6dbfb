import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { run, runChild } from "../harness.ts";

const parcel = ["dim", "40x30x20cm", "2kg"];
let home = "";
let project = "";
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "almanac-settings-"));
  project = join(home, "work", "project");
  mkdirSync(project, { recursive: true });
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const projectFile = (content: unknown, folder = project) =>
  writeFileSync(join(folder, "almanac.json"), JSON.stringify(content));
const userFile = (content: unknown) => {
  mkdirSync(join(home, ".config", "almanac"), { recursive: true });
  writeFileSync(join(home, ".config", "almanac", "config.json"), JSON.stringify(content));
};
const runHere = (
  argv: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  input = "",
) =>
  run(argv, {
    input,
    environment: { folder: project, home, configHome: undefined, key: undefined, variables },
  });
const carrierOf = ({ stdout }: { readonly stdout: string }) => JSON.parse(stdout).carrier;

test("an option takes precedence over the environment, then the project's file, then the user's file", async () => {
  const argv = [...parcel, "--json"];
  userFile({ carrier: "ups" });
  expect(carrierOf(await runHere(argv))).toBe("ups");
  projectFile({ carrier: "fedex" }, join(home, "work"));
  expect(carrierOf(await runHere(argv))).toBe("fedex");
  projectFile({ carrier: "usps" });
  expect(carrierOf(await runHere(argv))).toBe("usps");
  const variables = { ALMANAC_CARRIER: "dpd" };
  expect(carrierOf(await runHere(argv, variables))).toBe("dpd");
  expect(carrierOf(await runHere(argv, { ALMANAC_CARRIER: "" }))).toBe("usps");
  expect(carrierOf(await runHere([...argv, "--carrier", "dhl"], variables))).toBe("dhl");
});

test("config shows each value and its origin", async () => {
  userFile({ carrier: "ups", year: 2025 });
  projectFile({ carrier: "dhl" });
  const { stdout } = await runHere(["config", "--json"], { ALMANAC_JURISDICTION: "GB" });
  const { settings } = JSON.parse(stdout);
  const found = Object.fromEntries(
    settings.map((each: Record<string, string>) => [each.setting, [each.value, each.source]]),
  );
  expect(found).toEqual({
    api: [undefined, undefined],
    format: ["json", "--json"],
    carrier: ["dhl", join(project, "almanac.json")],
    profile: [undefined, undefined],
    jurisdiction: ["GB", "ALMANAC_JURISDICTION"],
    status: [undefined, undefined],
    year: ["2025", join(home, ".config", "almanac", "config.json")],
  });
  expect((await runHere(["config"])).stdout).toMatch(/^carrier +dhl +\S+almanac\.json$/m);
});

test("the real program reads XDG_CONFIG_HOME, the environment and the folder", async () => {
  userFile({ carrier: "dhl" });
  const { stdout } = await runChild(["config", "--json"], {
    env: { XDG_CONFIG_HOME: join(home, ".config"), ALMANAC_STATUS: "single" },
  });
  expect(stdout).toContain('"value":"dhl"');
  expect(stdout).toContain('"source":"ALMANAC_STATUS"');
});

test("a format of the settings is the default, for answers and for errors", async () => {
  projectFile({ format: "json", carrier: "dhl" });
  expect(JSON.parse((await runHere(parcel)).stdout).carrier).toBe("dhl");
  expect(JSON.parse((await runHere(["tax", "XX", "1"])).stderr).code).toBe(
    "unsupported_jurisdiction",
  );
  expect((await runHere([...parcel, "--csv"])).stdout).toMatch(/^carrier,/);
  projectFile({ format: "text" });
  expect((await runHere(parcel, {})).stdout).toMatch(/^carrier +rule/);
});

test("a comparison covers all carriers, and the profile setting applies only to its carrier", async () => {
  projectFile({ carrier: "ups", profile: "us_daily", format: "json" });
  expect(JSON.parse((await runHere(parcel)).stdout).profile).toBe("us_daily");
  expect(JSON.parse((await runHere([...parcel, "--carrier", "dhl"])).stdout).profile).toBe(
    "metric",
  );
  const all = JSON.parse((await runHere([...parcel, "--compare"])).stdout).results;
  expect(all.length).toBeGreaterThan(5);
});

test("tax, pay and their subcommands use the settings jurisdiction, status and year", async () => {
  projectFile({ jurisdiction: "US", status: "married_joint", year: 2025, format: "json" });
  const tax = JSON.parse((await runHere(["tax", "--income", "85000"])).stdout);
  expect(tax).toMatchObject({
    jurisdiction: "US",
    filing_status: "married_joint",
    tax_year: "2025",
  });
  expect(
    JSON.parse(
      (await runHere(["tax", "GB", "85000", "--year", "2025-26", "--status", "single"])).stdout,
    ),
  ).toMatchObject({ jurisdiction: "GB" });
  projectFile({ jurisdiction: "DE", year: 2026, format: "json" });
  expect((await runHere(["pay", "--income", "58000"])).exit).toBe(0);
});

test("a batch uses settings for fields that neither a column nor --set fills", async () => {
  projectFile({ carrier: "dhl", profile: "metric" });
  const size = "lengthCm,widthCm,heightCm,weightKg";
  const batch = async (header: string, row: string, ...more: readonly string[]) => {
    const argv = ["batch", "dim", "-", "--fields", "ruleId", ...more];
    const { stdout } = await runHere(argv, {}, `${header}\n${row}\n`);
    return stdout.split("\n")[1];
  };
  expect(await batch(size, "40,30,20,2")).toContain("dhl.metric");
  expect(await batch(`${size},carrier`, "40,30,20,2,dpd")).toContain(",dpd");
  expect(await batch(size, "40,30,20,2", "--set", "carrier=dpd")).toContain(",dpd");
});

describe("a fault in a settings file is reported in three lines", () => {
  test.for([
    [{ carier: "dhl" }, '"carier" is not a setting', 'did you mean "carrier"?'],
    [{ carrier: ["dhl"] }, "carrier must be a text, not a list", 'allowed: "carrier": "..."'],
    [{ api: "https://elsewhere.example" }, "api belongs in the user's file", "allowed: format"],
    ["text", "it does not hold a JSON object", "allowed: {"],
  ] as const)("%j", async ([content, what, allowed]) => {
    projectFile(content);
    const { exit, stdout, stderr } = await runHere(parcel);
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: "" });
    expect(stderr.split("\n")[0]).toContain(what);
    expect(stderr.split("\n")[1]).toContain(allowed);
    expect(stderr).toMatch(/\nsee: almanac config/);
  });

  test("a format that does not exist is reported with the formats that do", async () => {
    projectFile({ format: "xml" });
    const { exit, stderr } = await runHere(parcel);
    expect(exit).toBe(2);
    expect(stderr).toContain('error: format must be text, json, ndjson, csv or tsv, not "xml" (');
  });

  test("broken JSON, and a server that is not a web address, are refused", async () => {
    writeFileSync(join(project, "almanac.json"), "{");
    expect((await runHere(parcel)).stderr).toContain("cannot be read");
    rmSync(join(project, "almanac.json"));
    for (const api of ["localhost:1", "ftp://a.example", "https://me:secret@a.example", "x"]) {
      const { exit, stderr } = await runHere(parcel, { ALMANAC_API: api });
      expect(exit).toBe(2);
      expect(stderr).toContain(`, not "${api}" (ALMANAC_API)`);
    }
  });
});
