import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { parse } from "yaml";
import { openInChromium } from "../../../test/chromium.ts";
import { runScript } from "../replay-session.ts";

/** A copy of a folder of examples/ in which the packages are installed. */
export interface Folder {
  readonly path: string;
  /** A free port. */
  readonly port: string;
  readonly environment: Readonly<Record<string, string>>;
  /** When the certificate of `example.com` expires, in milliseconds. */
  readonly expiresAt: number;
}

interface Inspection {
  /** Checks what the session in the README does not show. Returns one message for each fault. */
  readonly inspect?: (folder: Folder) => Promise<readonly string[]>;
  /** True if the folder may dial. Chromium looks for a network by itself, and finds none here. */
  readonly mayDial?: true;
}

/** The folders that need more checks than the output of their commands. */
export const inspections: Readonly<Record<string, Inspection>> = {
  "examples/browser-page": { inspect: typeIntoPage, mayDial: true },
  "examples/certificate-metrics": { inspect: readMetrics },
  "examples/playwright-storefront": { mayDial: true },
};

/** Serves the page that Vite has built, opens it in Chromium, and types into it. */
async function typeIntoPage({ path, port, environment }: Folder): Promise<string[]> {
  const vite = join(path, "node_modules/vite/bin/vite.js");
  const options = ["preview", "--host", "127.0.0.1", "--port", port, "--strictPort"];
  const server = spawn(process.execPath, [vite, ...options], {
    cwd: path,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await once(server.stdout, "data");
    const page = await openInChromium(`http://127.0.0.1:${port}/`);
    const answerTo = (gross: string) =>
      page.evaluate(`(async () => {
        const input = await new Promise((found) => {
          const look = () => {
            const isReady = document.querySelector("tbody tr") !== null;
            isReady ? found(document.querySelector("[name=gross]")) : setTimeout(look, 20);
          };
          look();
        });
        input.value = ${JSON.stringify(gross)};
        input.dispatchEvent(new Event("input"));
        const text = [...document.querySelectorAll("td, [role=alert]")].map((one) => one.textContent);
        return text.join("|");
      })()`);
    const found = [await answerTo("58000"), await answerTo("-1")];
    await page.close();
    const [paid, refused] = found.map(String);
    const wanted = "DE|€36,524.12|€70,353.88|PT|€37,039.23|€71,775.02|";
    return [
      ...(paid === wanted ? [] : [`the page shows ${paid} and not ${wanted}`]),
      ...(refused?.startsWith("gross_income ") ? [] : [`the page refuses -1 with: ${refused}`]),
    ];
  } finally {
    server.kill();
  }
}

/**
 * Checks that the metrics have the format of Prometheus, that their values are those of the
 * certificate, and that the alerts use existing metrics.
 */
async function readMetrics(folder: Folder): Promise<string[]> {
  const shell = { folder: folder.path, environment: folder.environment };
  const { output } = await runScript("node metrics.ts example.com", shell);
  const samples = new Map<string, number>();
  const faults: string[] = [];
  for (const line of output.split("\n").filter((each) => each !== "" && !each.startsWith("#"))) {
    const sample = /^([a-z_]+)\{(?:[a-z]+="[^"\\\n]*",?)+\} (\d+)$/.exec(line);
    if (sample) samples.set(sample[1] ?? "", Number(sample[2]));
    else faults.push(`not a sample of Prometheus: ${line}`);
  }
  const expiry = samples.get("tls_certificate_not_after_timestamp_seconds");
  if (expiry !== folder.expiresAt / 1000) {
    faults.push(`the certificate expires at ${folder.expiresAt / 1000} and not at ${expiry}`);
  }
  const alerts = parse(readFileSync(join(folder.path, "alerts.yaml"), "utf8")) as {
    readonly groups: readonly { readonly rules: readonly { readonly expr: string }[] }[];
  };
  for (const { expr } of alerts.groups.flatMap(({ rules }) => rules)) {
    for (const [name] of expr.matchAll(/\btls_\w+/g)) {
      if (!samples.has(name)) faults.push(`alerts.yaml asks for ${name}, which is not a metric`);
    }
  }
  return faults;
}
