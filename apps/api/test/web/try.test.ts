import { calculateDimWeight } from "@almanac/dimweight";
import { safeDecodeVin } from "@almanac/vin";
import { describe, expect, test } from "vitest";
import { createMemoryLimiter, memoryLimiters } from "../../src/limits/limiters.ts";
import { serviceIds } from "../../src/service-id.ts";
import { questions } from "../../src/web/try/mount-try.ts";
import { addressOf } from "../../src/web/try/question.ts";
import { positionsOf } from "../../src/web/try/vin.ts";
import { createTestApp } from "../create-test-app.ts";
import { createTestPlatform } from "../create-test-platform.ts";
import { keptLog } from "../kept-log.ts";
import { certificatesLab } from "../services/certs-lab.ts";

const app = createTestApp();

/** The text of a page, without its tags. */
async function read(path: string, on = app, headers: Readonly<Record<string, string>> = {}) {
  const response = await on.request(path, { headers });
  const page = await response.text();
  return { status: response.status, headers: response.headers, page };
}

const answered = '<p class="figure">';

describe.for(questions)("$path", (question) => {
  const { path, examples, waits } = question;

  test.for(examples)("answers the example: $label", async ({ values }) => {
    const { status, page } = await read(addressOf(question, values));
    expect([status, page.includes(answered)]).toEqual([200, true]);
    for (const form of ["HTTP, with curl", "Command line", "TypeScript"])
      expect(page).toContain(form);
    expect(page).not.toMatch(/undefined|NaN|\[object /);
  });

  test("shows the answer to its first example at once, unless it connects to another machine", async () => {
    const { status, page } = await read(path);
    expect([status, page.includes(answered)]).toEqual([200, waits !== true]);
    expect(page).toContain(`action="${path}"`);
  });

  test("is not stored, not indexed and sends no referrer", async () => {
    const { headers, page } = await read(addressOf(question, examples[0]?.values ?? {}));
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(page).toContain('<meta name="robots" content="noindex">');
  });

  test("has a label for each field, and the page contains nothing inline", async () => {
    const { page } = await read(path);
    for (const [, id] of page.matchAll(/<(?:input|select)[^>]* ?id="([^"]+)"/g)) {
      expect(page).toContain(`<label for="${id}">`);
    }
    expect(page).not.toMatch(/ style=|<style| on[a-z]+=|<script(?![^>]* src=)/);
  });
});

describe("a fault of a question is shown beside its field", () => {
  test.for([
    ["/try/parcel?length=abc&width=30&height=20&weight=2&carrier=dhl", "try-parcel-length"],
    ["/try/parcel?length=40&width=30&height=20&weight=2&carrier=nobody", "try-parcel-carrier"],
    ["/try/vin?vin=ABC", "try-vin-vin"],
    ["/try/vin?vin=5UXWX7C57BA123456&year=soon", "try-vin-year"],
    ["/try/tax?jurisdiction=US-CA&gross_income=much&tax_year=2025", "try-tax-gross_income"],
    ["/try/tax?jurisdiction=US-CA&gross_income=1&tax_year=1066", "try-tax-tax_year"],
    ["/try/tax?jurisdiction=US&gross_income=9&adjustments.hsa=-1", "try-tax-adjustments.hsa"],
    ["/try/pay?jurisdiction=ZZ&gross_income=1", "try-pay-jurisdiction"],
    ["/try/certificate?hostname=not+a+name", "try-certificate-hostname"],
    ["/try/shop?q=tea&scenario=nothing", "try-shop-scenario"],
  ] as const)("%s", async ([path, id]) => {
    const { status, page } = await read(path);
    expect(status).toBe(400);
    expect(page).toContain(`id="${id}-fault"`);
    expect(page).toMatch(new RegExp(`id="${id}"[^>]*aria-invalid="true"`));
    expect(page).toContain('role="alert"');
    expect(page).not.toContain(answered);
  });

  test("all faults at once, and the values stay in the form", async () => {
    const { page } = await read("/try/parcel?length=0&width=wide&height=20&weight=2&carrier=dhl");
    expect(page).toContain("try-parcel-length-fault");
    expect(page).toContain("try-parcel-width-fault");
    expect(page).toContain('value="wide"');
  });

  test("faults call the fields by their labels, and no wire name is outside the lines to copy", async () => {
    const { page } = await read("/try/parcel?length=0&width=wide&height=20&weight=2&carrier=dhl");
    expect(page).toContain(
      "<li>Length must be a number of centimetres from 0.1 to 1000, not 0.</li>",
    );
    expect(page).not.toMatch(/>[^<]*(?:lengthCm|widthCm)/);
    const pay = await read("/try/pay?jurisdiction=DE&gross_income=much&tax_year=1990");
    expect(pay.page).toMatch(/id="try-pay-gross_income-fault">Gross salary must be an amount/);
    expect(pay.page).toMatch(
      /id="try-pay-tax_year-fault">There are no figures of DE for tax year [^<]* Send 20[^<]*\./,
    );
    expect(pay.page).not.toMatch(/>[^<]*(?:gross_income|tax_year)/);
  });

  test("markup in a value is shown as text", async () => {
    const { page } = await read(
      `/try/vin?vin=${encodeURIComponent('"><script>alert(1)</script>')}`,
    );
    expect(page).not.toContain("<script>alert");
    expect(page).toContain("&lt;script&gt;");
  });

  test("values that are too long are cut, and unknown parameters are ignored", async () => {
    const { status, page } = await read(`/try/vin?vin=${"A".repeat(5_000)}`);
    expect(status).toBe(400);
    expect(page).not.toContain("A".repeat(201));
    expect((await read("/try/vin?vin=5UXWX7C57BA123456&explain=false&x=1")).status).toBe(200);
  });
});

test("the answers equal those of the libraries", async () => {
  const own = createTestApp();
  const headlines = [
    ["/try/parcel?length=40&width=30&height=20&weight=2&unit=cm&carrier=dhl", "5 kg"],
    ["/try/parcel?length=16&width=12&height=8&weight=4.4&unit=in&carrier=ups:us_daily", "12 lb"],
    ["/try/vin?vin=5UXWX7C57BA123456", "2011 BMW X3"],
    ["/try/vin?vin=LRW3E7ES7PC******", "Tesla Model 3"],
    ["/try/vin?vin=LRW3E7ES7PC", "Tesla Model 3"],
    ["/try/tax?jurisdiction=US-CA&gross_income=85000&tax_year=2025", "USD 13,808.98"],
    [
      "/try/tax?jurisdiction=US&gross_income=60000&tax_year=2025&tips=3000&adjustments.hsa=4000",
      "USD 4,231.50",
    ],
    [
      "/try/tax?jurisdiction=US&gross_income=120000&tax_year=2025&itemized.mortgage_interest=18000&itemized.property_tax=9000",
      "USD 15,374.00",
    ],
    ["/try/pay?jurisdiction=DE&gross_income=60000&tax_year=2026", "EUR 37,551.00"],
    [
      "/try/pay?jurisdiction=US-TX&gross_income=95000&tax_year=2025&self_employment_income=95000",
      "USD 73,896.16",
    ],
    [
      "/try/pay?jurisdiction=US-CA&gross_income=120000&tax_year=2026&pre_tax.retirement=10000",
      "USD 77,923.06",
    ],
    ["/try/certificate?hostname=public.test", "days left"],
    ["/try/shop?q=tea&scenario=", "Delivered"],
    ["/try/shop?q=tea&scenario=payment_declined", "Ready for complete"],
  ] as const;
  for (const [path, headline] of headlines) {
    const { page } = await read(path, own);
    const [, shown] = /<p class="figure">([^<]*)</.exec(page) ?? [];
    expect([path, shown]).toEqual([path, expect.stringContaining(headline)]);
  }
});

test("the bar of a pay shows all of the gross salary", async () => {
  const query = "jurisdiction=US-CA&gross_income=120000&tax_year=2026&pre_tax.retirement=10000";
  const { page } = await read(`/try/pay?${query}`, createTestApp());
  const [, bar = ""] = /id="pay-bar"(.*?)<\/svg>/s.exec(page) ?? [];
  const widths = [...bar.matchAll(/<rect [^>]*width="([\d.]+)%"/g)].map(([, width]) =>
    Number(width),
  );
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 1);
});

test("an answer that is only a part of the tax says so below the amount; any other answer does not", async () => {
  const { app: other } = await createTestPlatform();
  const remark = (page: string) => /<div class="remark">(.*?)<\/div>/s.exec(page)?.[1];
  const half = await read("/try/pay?jurisdiction=ES&gross_income=42000&tax_year=2026", other);
  expect(remark(half.page)).toContain("half of the income tax only");
  const federal = await read("/try/pay?jurisdiction=US&gross_income=42000&tax_year=2026", other);
  expect(remark(federal.page)).toContain("US means the federal level alone");
  for (const jurisdiction of ["US-CA", "GB-SCT", "ES-MD"]) {
    const { page } = await read(`/try/pay?jurisdiction=${jurisdiction}&gross_income=85000`, other);
    expect(remark(page)).toBeUndefined();
  }
});

test("of many VINs that were probably meant, three are shown, and only the first is called the likeliest", async () => {
  const vin = "1HGCM82633A00O352";
  const { error } = safeDecodeVin(vin);
  expect(error?.suggestions.length).toBeGreaterThan(3);
  const { page } = await read(`/try/vin?vin=${vin}`, createTestApp());
  const links = [
    ...page.matchAll(/<li><a href="\/try\/vin\?vin=(\w+)"><code>\1<\/code><\/a>(.*?)<\/li>/g),
  ];
  expect(links.map(([, found]) => found)).toEqual(
    error?.suggestions.slice(0, 3).map((suggestion) => suggestion.vin),
  );
  expect(links.map(([, , mark]) => mark)).toEqual([" (the likeliest)", "", ""]);
  expect(page).toContain("Compare it with the vehicle before you choose it.");
  expect(page).not.toContain(answered);
});

test("the parcel page shows how certain each part of the rule is, as the JSON does", async () => {
  const path = "/try/parcel?length=40&width=30&height=20&weight=2&carrier=dhl";
  const { page } = await read(path, createTestApp());
  const size = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2 };
  const { explanation } = calculateDimWeight({ ...size, carrier: "dhl", explain: true });
  const { divisor, weightRounding } = explanation?.rule.confidence ?? {};
  const shown = (part: string) =>
    new RegExp(`<dt>${part}</dt><dd><span class="badge[^"]*">([^<]*)`).exec(page)?.[1];
  expect(divisor).not.toBe(weightRounding);
  expect(shown("Divisor")).toBeDefined();
  expect(page).toMatch(new RegExp(`<dt>Divisor</dt><dd><span class="badge[^"]*">${divisor}<`));
  expect(shown("Weight rounding")).toBe(weightRounding?.replaceAll("_", " "));
});

describe("a value that a list does not have", () => {
  const own = createTestApp();
  const size = "/try/parcel?length=40&width=30&height=20&weight=2";
  const fault = (page: string) => /id="try-parcel-carrier-fault">([^<]*)/.exec(page)?.[1];

  test.for([
    ["dhll", "Carrier: the list has no “dhll”. Did you mean DHL Express?"],
    ["Fedx", "Carrier: the list has no “Fedx”. Did you mean FedEx?"],
    ["ups:us_dayly", "Carrier: the list has no “ups:us_dayly”. Did you mean UPS, us daily?"],
    ["nothing-like-it", "Carrier: the list has no “nothing-like-it”. Choose one from the list."],
  ] as const)(
    "stays chosen, and the fault names the nearest label: %s",
    async ([value, detail]) => {
      const { status, page } = await read(`${size}&carrier=${encodeURIComponent(value)}`, own);
      expect(status).toBe(400);
      expect(page).toContain(
        `<option value="${value}" selected>${value} (not in this list)</option>`,
      );
      expect(page.match(/ selected>/g)).toHaveLength(1);
      expect(fault(page)).toBe(detail);
      expect(page.split(detail)).toHaveLength(3);
      expect(page).not.toContain("is not a known carrier");
    },
  );

  test("is not mixed up with other faults of the form", async () => {
    const { page } = await read(`${size.replace("weight=2", "weight=0")}&carrier=dhll`, own);
    expect(page).toContain("Weight must be");
    expect(fault(page)).toContain("Did you mean DHL Express?");
  });
});

test("a VIN with the letter O leads to the VINs that were probably meant", async () => {
  const { app: other } = await createTestPlatform();
  const { page, status } = await read("/try/vin?vin=1HGCM82633AOO4352&year=2003", other);
  expect(status).toBe(400);
  expect(page).toContain(`<a href="/try/vin?vin=1HGCM82633A004352&amp;year=2003">`);
});

test("assumptions call the fields of the form by their labels", async () => {
  const path = "/try/pay?jurisdiction=DE&gross_income=58000&tax_year=2026";
  const { page } = await read(path, createTestApp());
  expect(page).toContain("<li>Filing status is single.</li>");
  expect(page).toContain("deducted from gross salary without a claim in deductions");
});

test("a section of a VIN names its fields in words, with their units", async () => {
  const { page } = await read("/try/vin?vin=5UXWX7C57BA123456", createTestApp());
  expect(page).toContain("Engine capacity (cm³): 2979");
  expect(page).toContain("GVWR class: 1D");
});

test("what a VIN says is in groups, with a picture of the driven wheels", async () => {
  const { page } = await read("/try/vin?vin=5YMTS0C02ML080013", createTestApp());
  const groups = [...page.matchAll(/<section><h3>([^<]+)<\/h3><dl class="facts">/g)];
  expect(groups.map(([, name]) => name)).toEqual([
    "Vehicle",
    "Engine and drive",
    "Consumption, by EPA",
    "Safety",
    "Driver assistance",
    "Maker",
  ]);
  expect(page).toContain("The driven wheels: all wheel");
  for (const [name, value] of [
    ["Drive", "all wheel"],
    ["Gearbox", "automatic, 8 speeds"],
    ["Power", "352.7–375.1 kW"],
    ["Gross weight class", "1D"],
    ["Seats", "5"],
    ["Combined", "16 mpg"],
    ["Side air bags", "first row"],
    ["Rear camera", "standard"],
    ["Parking assist", "optional"],
  ]) {
    expect(page).toContain(`<dt>${name}</dt><dd>${value}</dd>`);
  }
});

test("no log line contains what was asked", async () => {
  const { log, lines, warnings, errors } = keptLog();
  const logged = createTestApp({ log });
  await read("/try/tax?jurisdiction=US-CA&gross_income=85123&tax_year=2025", logged);
  await read("/try/vin?vin=5UXWX7C57BA123456", logged);
  const text = JSON.stringify([lines, warnings, errors]);
  expect(lines.map(({ route }) => route)).toEqual(["/try/tax", "/try/vin"]);
  expect(text).not.toMatch(/85123|5UXWX7C57BA123456/);
});

test("one address can ask a limited number of questions a minute, and other pages still answer", async () => {
  const { app: limited } = await createTestPlatform();
  const statuses: number[] = [];
  for (let asked = 0; asked < 61; asked += 1) {
    statuses.push((await read("/try/vin?vin=5UXWX7C57BA123456", limited)).status);
  }
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]));
  const refused = await read("/try/vin?vin=5UXWX7C57BA123456", limited);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.page).toContain("At most 60 questions a minute");
  expect((await read("/", limited)).status).toBe(200);
});

test("before launch a form answers 503, and its card on the overview has no fields", async () => {
  const settings = { services: serviceIds, prelaunch: ["vin"], publicUrl: undefined } as const;
  const early = createTestApp({ settings });
  const { status, page, headers } = await read("/try/vin?vin=5UXWX7C57BA123456", early);
  expect([status, page.includes(answered)]).toEqual([503, false]);
  expect(headers.get("retry-after")).toBe("86400");
  expect(page).toContain('href="/early-access"');
  expect((await read("/try", early)).page).not.toContain('action="/try/vin"');
  expect((await read("/try/parcel", early)).status).toBe(200);
});

test("a service that is not offered has no form", async () => {
  const settings = { services: ["tax"], prelaunch: [], publicUrl: undefined } as const;
  const small = createTestApp({ settings });
  expect((await read("/try/vin", small)).status).toBe(404);
  expect((await read("/try", small)).page).not.toContain("/try/vin");
});

describe("the certificate form, which connects to other servers,", () => {
  const path = "/try/certificate?hostname=public.test";
  const on = (environment: Readonly<Record<string, string>>) =>
    createTestPlatform({ environment, unlimited: true });

  test.for([
    ["on loopback", {}, 200],
    ["on loopback behind a balancer", { ALMANAC_TRUSTED_PROXIES: "127.0.0.1" }, 401],
    ["on loopback with a public address", { ALMANAC_PUBLIC_URL: "https://almanac.example" }, 401],
    ["on all addresses of the machine", { HOST: "0.0.0.0" }, 401],
  ] as const)(
    "asks for a key only if others can reach it: %s",
    async ([, environment, expected]) => {
      const { app: own } = await on(environment);
      const { status, page } = await read(path, own);
      expect([status, page.includes(answered)]).toEqual([expected, expected === 200]);
      expect((await read("/try/certificate", own)).page.includes("data-key")).toBe(
        expected === 401,
      );
    },
  );

  test.for([
    ["hostname=localhost&port=8443", "almanac cert localhost:8443"],
    ["hostname=10.0.0.1", "almanac cert 10.0.0.1"],
    ["hostname=::1&port=8443", "almanac cert &#39;[::1]:8443&#39;"],
  ] as const)(
    "shows the command for a host that the server may not reach: %s",
    async ([query, command]) => {
      const closed = createTestApp({ certs: { ...certificatesLab, allow: [] } });
      const { status, page } = await read(`/try/certificate?${query}`, closed);
      expect(status).toBe(403);
      expect(page).toContain(`<code>${command}</code>`);
    },
  );

  test("on a public address, accepts only a valid key in the header", async () => {
    const { app: own, issue } = await on({ HOST: "0.0.0.0" });
    const { key } = await issue();
    expect((await read(path, own, { "X-API-Key": key })).status).toBe(200);
    expect((await read(path, own, { "X-API-Key": `${key}x` })).status).toBe(401);
    expect((await read(`${path}&key=${key}`, own)).status).toBe(401);
    // The form never puts the key into the URL: its field has no name.
    const { page } = await read("/try/certificate", own);
    expect(/<input[^>]*data-key[^>]*>/.exec(page)?.[0]).not.toMatch(/\bname=/);
  });
});

test.for([
  [{ rule: "element Model", key: "WX7C5" }, [4, 5, 6, 7, 8]],
  [{ rule: "element Plant City", key: "*****|*[AFK]" }, [11]],
  [{ rule: "element Trim", key: "**[A-C]*5|A" }, [6, 8, 10]],
  [{ rule: "WMI WVW" }, [1, 2, 3]],
  [{ rule: "7-8=1K" }, [7, 8]],
  [{ rule: "11=W,wmi=WVW|WVG" }, [1, 2, 3, 11]],
  [{ rule: 'position 10 "A", the cycle by the documented years 2005-2009' }, [10]],
] as const)("the rule %o names the positions %o", ([field, positions]) => {
  const decided = {
    field: "x",
    value: "y",
    source: "z",
    confidence: "published",
    ...field,
  } as never;
  expect([...positionsOf(decided)]).toEqual([...positions]);
});

test("the limit of the forms is counted in the same store as the other limits of the instance", () => {
  const names: string[] = [];
  const limiters = {
    ...memoryLimiters,
    create(name: string, limit: number, windowSeconds: number) {
      names.push(`${name} ${limit}/${windowSeconds}`);
      return createMemoryLimiter(limit, windowSeconds);
    },
  };
  return createTestPlatform().then(({ platform }) => {
    createTestApp({ platform: { ...platform, limiters } });
    expect(names).toContain("try:address 60/60");
  });
});
