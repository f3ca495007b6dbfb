import { carriers } from "@almanac/dimweight";
import { expect, test } from "vitest";
import { run } from "../harness.ts";

const rules = carriers().flatMap((each) => each.rules);

test("tables lists the services that have tables", async () => {
  const { exit, stdout } = await run(["tables"]);
  expect(exit).toBe(0);
  expect(stdout).toMatch(/^service +tables\ndim +\S/);
  expect((await run(["tables", "-q"])).stdout.split("\n")).toContain("dim");
});

test("list prints one line per rule, and is the default action", async () => {
  const listed = await run(["tables", "dim", "list"]);
  expect(listed.exit).toBe(0);
  const lines = listed.stdout.trimEnd().split("\n").slice(1);
  expect(lines.map((line) => line.split(" ")[0])).toEqual(rules.map((rule) => rule.id));
  expect(await run(["tables", "dim"])).toEqual(listed);
  expect((await run(["tables", "dim", "-q"])).stdout).toBe(
    rules.map(({ id }) => `${id}\n`).join(""),
  );
});

test("list --json prints the API's list, --ndjson and --csv print one rule per line", async () => {
  const json = await run(["tables", "dim", "list", "--json"]);
  expect(JSON.parse(json.stdout)).toEqual(JSON.parse(JSON.stringify({ carriers: carriers() })));
  const ndjson = (await run(["tables", "dim", "list", "--ndjson"])).stdout.trimEnd().split("\n");
  expect(ndjson.map((line) => JSON.parse(line).id)).toEqual(rules.map((rule) => rule.id));
  const csv = (await run(["tables", "dim", "list", "--csv"])).stdout.trimEnd().split("\n");
  expect(csv).toHaveLength(rules.length + 1);
});

test.for(carriers().map((each) => each.carrier))(
  "show %s prints all its rules with sources",
  async (name) => {
    const { exit, stdout } = await run(["tables", "dim", "show", name]);
    expect(exit).toBe(0);
    for (const rule of carriers().find((each) => each.carrier === name)?.rules ?? []) {
      expect(stdout).toMatch(new RegExp(`^${rule.id.replace(/\./g, "\\.")}$`, "m"));
      for (const source of rule.sources) expect(stdout).toContain(`${source.url} (read on`);
    }
  },
);

test("show prints one rule", async () => {
  const { stdout } = await run(["tables", "dim", "show", "usps@2019-06-23"]);
  expect(stdout).toMatchInlineSnapshot(`
    "usps@2019-06-23
    carrier        usps (USPS)
    profile        parcel, the default
    divisor        166 in³/lb  [one source]
    sides          nearest whole in  [one source]
    weight         up to whole lb  [one source]
    counts for     volume above 1,728 in³  [one source]
    in force       2019-06-23 to 2026-07-11
    accepts up to  70 lb, 130 in length plus girth
    notes
      An older edition of the manual rounds the sides, multiplies them and compares the product with one cubic foot. It also caps the dimensional weight at 70 lb, which is not modelled.
      Before that, 194 applied, only in Priority Mail zones 5 to 8, with a factor of 0.785 for irregular shapes. This is not modelled.
      One trade article says that sides were rounded up, and not to the nearest inch.
      130 in of length plus girth is the limit of Ground Advantage. Priority Mail accepts 108 in.
    sources
      Postal Advocate: USPS rate change of 2019-06-23
        https://postaladvocate.com/upcoming-usps-rate-change-what-you-need-to-know/ (read on 2026-11-20)
      MyIB help: dimensional weight at USPS, nearest inch
        https://myib.zendesk.com/hc/en-us/articles/360013184159 (read on 2026-11-20)
      eBay Community shipping guide with the FedEx and UPS notices in full, 2025-08-11
        https://community.ebay.com/t5/Shipping/Shipping-Guide-Measuring-Packages/td-p/35214174 (read on 2026-11-20)
      USPS DMM Advisory of 2006-10-30: rounding and the 0.785 factor
        http://pe.usps.gov/DMMAdvisory.asp?Dest=dmmadvisory103006.htm (read on 2026-11-20)
      Forum post that quotes the steps of the USPS Domestic Mail Manual, edition with 194
        https://slippertalk.com/threads/shipping-orchids-best-carrier.3676/page-2 (read on 2026-11-22)
    "
  `);
  const json = await run(["tables", "dim", "show", "usps@2019-06-23", "--json"]);
  expect(JSON.parse(json.stdout)).toMatchObject({ carrier: "usps", id: "usps@2019-06-23" });
});

test("show of an unknown name leaves with exit code 1 and suggests the most similar name", async () => {
  const { exit, stdout, stderr } = await run(["tables", "dim", "show", "fedx"]);
  expect({ exit, stdout }).toEqual({ exit: 1, stdout: "" });
  expect(stderr).toBe(
    'error: <name> "fedx" is not in the tables of dim\ndid you mean: "fedex"\nsee: almanac tables dim list\n',
  );
});

test.for([
  [["tables", "dmi"], 'error: <service> must be dim, vin or tax, not "dmi"', 'mean: "dim"'],
  [["tables", "help"], 'error: <service> must be dim, vin or tax, not "help"', "almanac tables"],
  [["tables", "dim", "lst"], 'error: <action> must be list or show, not "lst"', 'mean: "list"'],
  [["tables", "dim", "show"], "error: <name> is missing", "almanac tables dim show <name>"],
  [["tables", "dim", "list", "ups"], "error: list takes no name", "almanac tables dim show ups"],
] as const)("%j is a usage error", async ([argv, message, hint]) => {
  const { exit, stdout, stderr } = await run(argv);
  expect({ exit, stdout }).toEqual({ exit: 2, stdout: "" });
  expect(stderr).toContain(message);
  expect(stderr).toContain(hint);
});
