import type { CodeBlock } from "../find-code-blocks.ts";
import { isIsolated } from "../without-network.ts";
import { type Tables, tables } from "./check-blocks.ts";

export interface BrokenBlocks {
  /** What is broken. */
  readonly name: string;
  readonly blocks: readonly CodeBlock[];
  readonly tables: Tables;
}

const none: Tables = { elsewhere: [], json: {} };
const pay = '{ "jurisdiction": "PT", "gross_income": 28000, "tax_year": 2026 }';

/** One example of each kind of fault. The check must find each of them. */
export function brokenBlocks(): BrokenBlocks[] {
  const page = "docs/broken.md";
  const one = (name: string, language: string, text: string, more = none): BrokenBlocks => ({
    name,
    blocks: [{ page, language, text, line: 1 }],
    tables: more,
  });
  const request: Tables = {
    elsewhere: [],
    json: { [page]: [{ kind: "request", path: "/v1/pay" }] },
  };
  const vehicle: Tables = {
    elsewhere: [],
    json: { [page]: [{ kind: "answer", to: "/v1/vehicles/1HGCM82633A004352" }] },
  };
  const agent: Tables = { elsewhere: [], json: { [page]: [{ kind: "answer of an agent" }] } };
  const row = {
    page,
    start: "key",
    reason: "for this test",
    test: "test/assistants.exhaustive.test.ts",
  };
  return [
    one("session", "console", "$ almanac dim 40x30x20cm 2kg --carrier dhl -q\n6 kg\n"),
    one("session of curl", "console", "$ curl -s http://127.0.0.1:8787/healthz\nno\n"),
    one("empty session", "console", "5 kg\n"),
    one("command", "sh", "almanac batch dim missing.csv\n"),
    one("command in a pipe", "sh", "almanac dim 40x30x20cm | cat\n"),
    one("script", "sh", "npm run almanack\n"),
    one("package", "sh", "npm install @almanac/weather\n"),
    one("JSON", "json", "{ vin: 1 }\n", request),
    one("request", "json", pay.replace("gross_income", "gross"), request),
    one("answer", "json", '{ "model": "Civic" }\n', vehicle),
    one("answer of an agent", "json", '{ "said": "The order is placed." }\n', agent),
    one("JSON without a check", "json", "{}\n"),
    one("TOML", "toml", "key = \n", { elsewhere: [row], json: {} }),
    one("YAML", "yaml", "key: [\n", { elsewhere: [row], json: {} }),
    one("TOML that is not listed", "toml", 'key = "value"\n'),
    one("HTML that is not listed", "html", "<p>\n"),
    one("drawing that is not listed", "", "a -> b\n"),
    one("test that does not name the page", "toml", 'key = "value"\n', {
      elsewhere: [row],
      json: {},
    }),
    // What a shell dials is counted only in a network of its own.
    ...(isIsolated ? [one("dial", "sh", "curl -s http://192.0.2.1/ || true\n")] : []),
    { name: "rows without blocks", blocks: [], tables },
  ];
}
