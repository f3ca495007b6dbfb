import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import { openInChromium, type Page } from "../../../../test/chromium.ts";

/** How a visitor's browser is set up. */
export interface Setup {
  readonly width?: number;
  readonly scheme?: "light" | "dark";
  readonly forcedColors?: boolean;
  readonly script?: boolean;
}

/** The faults while a page was shown, and the URLs that it loaded. */
export interface Visit {
  /** Violations of the policy, failed requests, errors of scripts. */
  readonly faults: readonly string[];
  /** The addresses of all requests. */
  readonly requests: readonly string[];
  readonly transferredBytes: number;
}

export interface Visitor extends Page {
  /** Opens a page and waits until it and its scripts are loaded. */
  visit(path: string, setup?: Setup): Promise<Visit>;
  /** Waits for the next page after an action. */
  navigate(action: () => Promise<unknown>): Promise<Visit>;
  click(selector: string): Promise<void>;
  press(key: "Tab" | "Enter", times?: number): Promise<void>;
  type(text: string): Promise<void>;
  /** The findings of axe-core for the page that is open. */
  audit(): Promise<readonly string[]>;
  /** Keeps a picture of the whole page, or of the part that the window shows. */
  screenshot(name: string, part?: "page" | "window"): Promise<void>;
}

const screenshots = new URL("../../../../.screenshots/", import.meta.url).pathname;
const height = 900;

// long: one visitor, whose parts share the events of one browser.
export async function openVisitor(base: string): Promise<Visitor> {
  const page = await openInChromium("about:blank");
  let [faults, requests, transferredBytes]: [string[], string[], number] = [[], [], 0];
  let loaded = () => {};
  page.listen(({ method, params }) => {
    const text = JSON.stringify(params).slice(0, 500);
    if (method === "Page.loadEventFired") loaded();
    if (method === "Runtime.exceptionThrown") faults.push(`script: ${text}`);
    if (method === "Network.loadingFailed") faults.push(`request: ${text}`);
    if (method === "Log.entryAdded" && /"level":"error"/.test(text)) faults.push(`log: ${text}`);
    if (method === "Network.requestWillBeSent") {
      requests.push((params as { request: { url: string } }).request.url);
    }
    if (method === "Network.loadingFinished") {
      transferredBytes += (params as { encodedDataLength: number }).encodedDataLength;
    }
  });
  for (const domain of ["Page", "Runtime", "Network", "Log"]) await page.send(`${domain}.enable`);
  await page.send("Network.setCacheDisabled", { cacheDisabled: true });

  async function navigate(action: () => Promise<unknown>): Promise<Visit> {
    [faults, requests, transferredBytes] = [[], [], 0];
    const done = new Promise<void>((resolve) => {
      loaded = resolve;
    });
    await action();
    await done;
    // Fonts, scripts of modules and pictures of the style sheet come before this.
    await page.evaluate("document.readyState");
    return {
      get faults() {
        return faults;
      },
      get requests() {
        return requests;
      },
      get transferredBytes() {
        return transferredBytes;
      },
    };
  }

  const press: Visitor["press"] = async (key, times = 1) => {
    const code = key === "Tab" ? 9 : 13;
    const shared = { key, code: key, windowsVirtualKeyCode: code };
    for (let pressed = 0; pressed < times; pressed += 1) {
      const text = key === "Enter" ? { text: "\r" } : {};
      await page.send("Input.dispatchKeyEvent", { type: "keyDown", ...shared, ...text });
      await page.send("Input.dispatchKeyEvent", { type: "keyUp", ...shared });
    }
  };

  return {
    ...page,
    navigate,
    press,
    async visit(
      path,
      { width = 1280, scheme = "light", forcedColors = false, script = true } = {},
    ) {
      await page.send("Emulation.setScriptExecutionDisabled", { value: !script });
      await page.send("Emulation.setDeviceMetricsOverride", {
        width,
        height,
        deviceScaleFactor: 1,
        mobile: false,
      });
      await page.send("Emulation.setEmulatedMedia", {
        features: [
          { name: "prefers-color-scheme", value: scheme },
          { name: "forced-colors", value: forcedColors ? "active" : "none" },
        ],
      });
      return navigate(() => page.send("Page.navigate", { url: `${base}${path}` }));
    },
    async click(selector) {
      const [x, y] = (await page.evaluate(`(() => {
        const element = document.querySelector(${JSON.stringify(selector)});
        element.scrollIntoView({ block: "center" });
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      })()`)) as [number, number];
      const at = { x, y, button: "left", clickCount: 1 };
      await page.send("Input.dispatchMouseEvent", { type: "mousePressed", ...at });
      await page.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...at });
    },
    async type(text) {
      await page.send("Input.insertText", { text });
    },
    async audit() {
      await page.evaluate(`${axe.source}; undefined`);
      return (await page.evaluate(`(async () => {
        for (const details of document.querySelectorAll("details")) details.open = true;
        const { violations } = await axe.run(document, {
          runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        });
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => id + ": " + html.slice(0, 160) + " " + failureSummary.slice(0, 300)));
      })()`)) as readonly string[];
    },
    async screenshot(name, part = "page") {
      const parameters = { captureBeyondViewport: part === "page", format: "png" };
      const { data } = (await page.send("Page.captureScreenshot", parameters)) as { data: string };
      mkdirSync(screenshots, { recursive: true });
      writeFileSync(join(screenshots, `${name}.png`), data, "base64");
    },
  };
}
