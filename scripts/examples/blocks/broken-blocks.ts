import type { CodeBlock } from "../find-code-blocks.ts";
import { isIsolated } from "../without-network.ts";
import { type Tables, tables } from "./check-blocks.ts";

export interface BrokenBlocks {
  /** What is broken. */
  readonly name: string;
  readonly blocks: readonly CodeBlock[];
  readonly tables: Tables;
  /** A part of the message that has to be found. */
  readonly fault: string;
}

const page = "docs/broken.md";
const none: Tables = { elsewhere: [], json: {} };
const pay = '{ "jurisdiction": "PT", "gross_income": 28000, "tax_year": 2026 }';
const row = {
  kind: "held by a test",
  page,
  start: "key",
  reason: "for this test",
  test: "test/assistants.exhaustive.test.ts",
} as const;

/** One example of each kind of fault. The check must find each of them. */
export function brokenBlocks(): BrokenBlocks[] {
  return [
    ...brokenShell(),
    ...brokenJson(),
    ...brokenLists(),
    { name: "rows without blocks", blocks: [], tables, fault: "has 0 blocks" },
  ];
}

function brokenShell(): BrokenBlocks[] {
  const agent = one("session of an example", "console", "$ almanac --nothing\n5 kg\n", "prints:");
  const [block] = agent.blocks;
  return [
    one(
      "session",
      "console",
      "$ almanac dim 40x30x20cm 2kg --carrier dhl -q\n6 kg\n",
      "and not:\n6 kg",
    ),
    one("session of curl", "console", "$ curl -s http://127.0.0.1:8787/healthz\nno\n", "and not:"),
    one("empty session", "console", "5 kg\n", "has no command"),
    // No example-folders.ts runs the sessions of a folder without a manifest.
    { ...agent, blocks: block ? [{ ...block, page: "examples/agent/README.md" }] : [] },
    one("command", "sh", "almanac batch dim missing.csv\n", "ends with"),
    one("command in a pipe", "sh", "almanac dim 40x30x20cm | cat\n", "ends with"),
    one("refused call", "sh", "curl http://127.0.0.1:8787/v1/nothing\n", "ends with 22"),
    one("script", "sh", "npm run almanack\n", "there is no script almanack"),
    one("package", "sh", "npm install @almanac/weather\n", "is not a package"),
    // What a shell dials is counted only in a network of its own.
    ...(isIsolated
      ? [one("dial", "sh", "curl -s http://192.0.2.1/ || true\n", "dialled an address outside")]
      : []),
  ];
}

function brokenJson(): BrokenBlocks[] {
  const request: Tables = {
    elsewhere: [],
    json: { [page]: [{ kind: "request", path: "/v1/pay" }] },
  };
  const vehicle: Tables = {
    elsewhere: [],
    json: { [page]: [{ kind: "answer", to: "/v1/vehicles/1HGCM82633A004352" }] },
  };
  const agent: Tables = { elsewhere: [], json: { [page]: [{ kind: "answer of an agent" }] } };
  const wrong = pay.replace("gross_income", "gross");
  return [
    one("JSON", "json", "{ vin: 1 }\n", "is not json", request),
    one("request", "json", wrong, "the API answers 400", request),
    one("answer", "json", '{ "model": "Civic" }\n', 'and not "Civic"', vehicle),
    one("answer of an agent", "json", '{ "said": "Done." }\n', "/said is", agent),
    one("JSON without a check", "json", "{}\n", "no check runs a block of json"),
  ];
}

function brokenLists(): BrokenBlocks[] {
  const listed: Tables = { elsewhere: [row], json: {} };
  const unasked: Tables = { elsewhere: [{ ...row, test: "test/readme.test.ts" }], json: {} };
  const drawn: Tables = { elsewhere: [{ kind: "drawing", page, start: "key" }], json: {} };
  return [
    one("TOML", "toml", "key = \n", "is not toml", listed),
    one("YAML", "yaml", "key: [\n", "is not yaml", listed),
    one("TOML that is not listed", "toml", 'key = "value"\n', "no check runs a block of toml"),
    one("HTML that is not listed", "html", "<p>\n", "no check runs a block of html"),
    one("drawing that is not listed", "", "a -> b\n", "no check runs a block of no language"),
    one("program that is called a drawing", "toml", 'key = "value"\n', "no drawing", drawn),
    one("test that does not ask for its blocks", "toml", 'key = "value"\n', "not call", unasked),
  ];
}

function one(
  name: string,
  language: string,
  text: string,
  fault: string,
  more = none,
): BrokenBlocks {
  return { name, blocks: [{ page, language, text, line: 1 }], tables: more, fault };
}
