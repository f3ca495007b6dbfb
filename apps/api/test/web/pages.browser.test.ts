import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { serve } from "../../src/http/serve.ts";
import { silentLog } from "../../src/observe/silent.ts";
import { createTestPlatform } from "../create-test-platform.ts";
import { openVisitor } from "./browser-visit.ts";

const { app, issue } = await createTestPlatform({ unlimited: true });
const { key } = await issue();
const server = await serve(app, silentLog, { host: "127.0.0.1", port: 0 });
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const visitor = await openVisitor(base);

afterAll(async () => {
  await visitor.close();
  server.closeAllConnections();
  server.close();
});

const pages = [
  "/",
  "/try",
  "/try/parcel",
  "/try/vin",
  "/try/vin?vin=WVWZZZ1KZAW000001",
  "/try/tax",
  "/try/tax?jurisdiction=GB&gross_income=110000&tax_year=2026-27",
  "/try/tax?jurisdiction=DE&gross_income=60000&tax_year=2026",
  "/try/pay",
  "/try/certificate",
  "/try/certificate?hostname=public.test",
  "/try/shop",
  "/try/shop?q=tea&scenario=payment_declined",
  "/status",
  "/coverage",
  "/problems",
  "/problems/unsupported-carrier",
  "/early-access",
  "/store",
];

const nameOf = (path: string) =>
  path.replaceAll(/[^\w-]+/g, "-").replaceAll(/^-|-$/g, "") || "home";

describe.for(pages)("%s", (path) => {
  test.for([
    ["phone", 390, "light"],
    ["phone", 390, "dark"],
    ["desktop", 1280, "light"],
    ["desktop", 1280, "dark"],
  ] as const)(
    "on a %s (%i px, %s): axe finds nothing, no errors, and no requests to other hosts",
    async ([device, width, scheme]) => {
      const visit = await visitor.visit(path, { width, scheme });
      await visitor.screenshot(`${nameOf(path)}-${device}-${scheme}`);
      expect(await visitor.audit()).toEqual([]);
      expect(visit.faults).toEqual([]);
      expect(visit.requests.filter((url) => !url.startsWith(`${base}/`))).toEqual([]);
    },
  );

  // 1,280 px at 200 % are 640 px; at 400 % they are 320 px (WCAG 1.4.10).
  test.for([640, 320])("fits into %i px without a horizontal scroll bar", async (width) => {
    await visitor.visit(path, { width });
    expect(await visitor.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
  });

  test("with forced colours: axe finds nothing", async () => {
    await visitor.visit(path, { forcedColors: true });
    expect(await visitor.evaluate('matchMedia("(forced-colors: active)").matches')).toBe(true);
    await visitor.screenshot(`${nameOf(path)}-forced-colours`);
    expect(await visitor.audit()).toEqual([]);
  });

  test("without script: the same text, and no buttons that need script", async () => {
    await visitor.visit(path);
    const text = 'document.querySelector("main").innerText.replaceAll(/Copy\\s|\\s+/g, "")';
    const withScript = await visitor.evaluate(text);
    const { faults } = await visitor.visit(path, { script: false });
    expect(faults).toEqual([]);
    expect(await visitor.evaluate(text)).toBe(withScript);
    const copying = '[...document.querySelectorAll("[data-copy]")].filter((b) => b.offsetParent)';
    expect(await visitor.evaluate(`${copying}.length`)).toBe(0);
  });
});

const figure = 'document.querySelector(".figure").innerText';
const fill = (selector: string, value: string) =>
  visitor.evaluate(
    `document.querySelector(${JSON.stringify(selector)}).value = ${JSON.stringify(value)}`,
  );

describe("a form", () => {
  test("used with the mouse and without script, leads to the page of the question", async () => {
    await visitor.visit("/", { script: false });
    await fill("#try-vin-vin", "WVWZZZ1KZAM000001");
    await visitor.navigate(() => visitor.click('form[action="/try/vin"] button'));
    expect(await visitor.evaluate("location.pathname + location.search")).toBe(
      "/try/vin?vin=WVWZZZ1KZAM000001",
    );
    expect(await visitor.evaluate(figure)).toBe("2010 Volkswagen Golf or Jetta");
  });

  test("used with the keyboard: the skip link, the form, and the answer, which gets the focus without a reload", async () => {
    await visitor.visit("/try/vin");
    await visitor.evaluate("window.isFirstPage = true");
    await visitor.press("Tab");
    expect(await visitor.evaluate("document.activeElement.textContent")).toBe(
      "Skip to the content",
    );
    await visitor.press("Enter");
    expect(await visitor.evaluate("document.activeElement.id")).toBe("content");
    await visitor.press("Tab", 2);
    expect(await visitor.evaluate("document.activeElement.id")).toBe("try-vin-vin");
    await visitor.type("1HGCM82633A004352");
    await visitor.press("Enter");
    await expect.poll(() => visitor.evaluate(figure)).toContain("Honda");
    expect(await visitor.evaluate("window.isFirstPage")).toBe(true);
    expect(await visitor.evaluate("document.activeElement.id")).toBe("answer");
    expect(await visitor.evaluate("location.search")).toBe("?vin=1HGCM82633A004352");
  });

  test("with a wrong value shows the fault beside the field", async () => {
    await visitor.visit("/try/parcel");
    await fill("#try-parcel-length", "wide");
    await visitor.click('form[action="/try/parcel"] button');
    const fault = 'document.querySelector("#try-parcel-length-fault")?.innerText ?? ""';
    await expect.poll(() => visitor.evaluate(fault)).toContain("Length must be");
    const edgeOf = (name: string) =>
      visitor.evaluate(
        `getComputedStyle(document.querySelector("#try-parcel-${name}")).borderColor`,
      );
    expect(await edgeOf("length")).not.toBe(await edgeOf("width"));
  });
});

test.for([
  ["phone", 390, "light"],
  ["desktop", 1280, "dark"],
] as const)(
  "an address where nothing is shows a page (%s, %i px, %s): axe finds nothing",
  async ([device, width, scheme]) => {
    const visit = await visitor.visit("/nothing-here", { width, scheme });
    await visitor.screenshot(`nothing-here-${device}-${scheme}`);
    expect(await visitor.evaluate("document.querySelector('h1').innerText")).toBe(
      "There is no such page",
    );
    expect(await visitor.audit()).toEqual([]);
    // Chromium itself reports that the answer is 404, and nothing else.
    expect(visit.faults.filter((fault) => !/status of 404/.test(fault))).toEqual([]);
    expect(visit.requests.filter((url) => !url.startsWith(`${base}/`))).toEqual([]);
  },
);

test("a button copies the line beside it, and confirms this", async () => {
  await visitor.visit("/try/parcel");
  await visitor.send("Browser.grantPermissions", {
    permissions: ["clipboardReadWrite", "clipboardSanitizedWrite"],
  });
  await visitor.click("main > section:last-of-type [data-copy]");
  const label = 'document.querySelector("main > section:last-of-type [data-copy]").textContent';
  await expect.poll(() => visitor.evaluate(label)).toBe("Copied");
  expect(await visitor.evaluate("navigator.clipboard.readText()")).toBe(
    await visitor.evaluate(
      'document.querySelector("main > section:last-of-type code").textContent',
    ),
  );
});

describe("the key in the fragment", () => {
  test("is removed from the URL and filled into the lines of this tab", async () => {
    const visit = await visitor.visit(`/#key=${key}`);
    const lines =
      '[...document.querySelectorAll("pre code")].map((code) => code.textContent).join()';
    await expect.poll(() => visitor.evaluate(lines)).toContain(`X-API-Key: ${key}`);
    expect(await visitor.evaluate("location.href")).toBe(`${base}/`);
    expect(visit.requests.join()).not.toContain(key);
    await visitor.visit("/try/vin");
    await expect.poll(() => visitor.evaluate(lines)).toContain(key);
  });

  test("is used by the API reference", async () => {
    await visitor.evaluate("sessionStorage.clear()");
    const visit = await visitor.visit(`/docs#key=${key}`);
    const fields = '[...document.querySelectorAll("input")].map(({ value }) => value).join()';
    await expect.poll(() => visitor.evaluate(fields)).toContain(key);
    expect(visit.faults).toEqual([]);
    expect(visit.requests.filter((url) => !url.startsWith(`${base}/`))).toEqual([]);
    expect(visit.requests.join()).not.toContain(key);
  });
});

test.for([
  ["/", 60_000],
  ["/docs", 1_300_000],
] as const)("%s transfers less than %i bytes in total", async ([path, most]) => {
  const visit = await visitor.visit(path);
  await expect
    .poll(() => visitor.evaluate("performance.getEntriesByType('resource').length"))
    .not.toBe(0);
  if (path === "/docs") {
    await expect.poll(() => visit.requests.join()).toContain("/openapi.json");
  }
  expect(visit.transferredBytes).toBeGreaterThan(1_000);
  expect(visit.transferredBytes).toBeLessThan(most);
});

test.for(["light", "dark"] as const)(
  "the reference of the API (%s): no finding of axe, and no fault",
  async (scheme) => {
    const visit = await visitor.visit("/docs", { scheme });
    await expect
      .poll(() => visitor.evaluate('document.querySelectorAll(".section-header").length'))
      .toBeGreaterThan(5);
    await expect
      .poll(() => visitor.evaluate("!!document.querySelector('[placeholder=\"your key\"]')"))
      .toBe(true);
    await visitor.screenshot(`docs-desktop-${scheme}`, "window");
    expect(await visitor.audit()).toEqual([]);
    expect(visit.faults).toEqual([]);
  },
);
