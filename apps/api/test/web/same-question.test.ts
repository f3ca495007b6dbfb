import * as certs from "@almanac/certs";
import * as dimweight from "@almanac/dimweight";
import * as storefront from "@almanac/storefront-fixtures";
import * as tax from "@almanac/tax";
import * as vin from "@almanac/vin";
import { expect, test } from "vitest";
import { run as runCommand } from "../../../cli/test/harness.ts";
import { questions } from "../../src/web/try/mount-try.ts";
import { addressOf, type Question } from "../../src/web/try/question.ts";
import { createTestApp } from "../create-test-app.ts";
import { certificatesLab } from "../services/certs-lab.ts";
import { linesOf } from "./lines-to-copy.ts";

// Every form shows its question as a curl line, a command and a program. All must give the answer
// that the page shows.

const app = createTestApp();
const modules: Readonly<Record<string, object>> = {
  // The program names a public host. In the test, that name leads to a test server.
  "@almanac/certs": {
    inspectCertificate: (request: certs.CertificateRequest) =>
      certs.inspectCertificate(request, certificatesLab as certs.InspectOptions),
  },
  "@almanac/dimweight": dimweight,
  "@almanac/storefront-fixtures": storefront,
  "@almanac/tax": tax,
  "@almanac/vin": vin,
};

/** The words of a command line, as a POSIX shell reads them. */
function wordsOf(line: string): string[] {
  const words = line.matchAll(/(?:'((?:[^']|'\\'')*)'|(\S+))(?:\s+|$)/g);
  return [...words].map(([, quoted, plain]) => quoted?.replaceAll("'\\''", "'") ?? plain ?? "");
}

/** Sends the request of a curl line. */
async function sendCurl(line: string): Promise<unknown> {
  const [, url = "", ...options] = wordsOf(line);
  const valueAfter = (flag: string) => options[options.indexOf(flag) + 1] ?? "";
  const body = options.includes("-d") ? valueAfter("-d") : undefined;
  const response = await app.request(
    url,
    body === undefined
      ? {}
      : { method: "POST", headers: { "Content-Type": "application/json" }, body },
  );
  return response.json();
}

const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<unknown>;

/** Runs a program, and returns the value of the variable with this name. */
function run(program: string, name: string): Promise<unknown> {
  const body = program.replace(
    /import (\{[^}]+\}) from "([^"]+)";/,
    (_line, names: string, module: string) => `const ${names} = modules["${module}"];`,
  );
  return new AsyncFunction("modules", "console", `${body}\nreturn ${name};`)(modules, { log() {} });
}

const asked = questions.flatMap((question) =>
  question.examples.map(({ label, values }) => ({
    label,
    path: addressOf(question, values),
    question,
  })),
);

const answerName: Readonly<Record<Question["path"], string>> = {
  "/try/parcel": "answer",
  "/try/vin": "vehicle",
  "/try/tax": "answer",
  "/try/pay": "answer",
  "/try/certificate": "report",
  "/try/shop": "page",
};

async function pageOf(path: string) {
  const page = await (await app.request(`http://localhost:8787${path}`)).text();
  const lines = linesOf(page);
  return { lines, shown: JSON.parse(lines.get("As the API sends it") ?? "") as unknown };
}

test.for(asked)("the curl line of $path gives the answer that the page shows", async ({ path }) => {
  const { lines, shown } = await pageOf(path);
  const answer = await sendCurl(lines.get("HTTP, with curl") ?? "");
  expect(withoutTime(answer)).toEqual(withoutTime(shown));
});

test.for(asked)(
  "the program of $path gives the answer that the page shows",
  async ({ path, question }) => {
    const { lines, shown } = await pageOf(path);
    // A partial VIN is answered by another function.
    const name = path.includes("*") ? "match" : (answerName[question.path] ?? "");
    const answer = await run(lines.get("TypeScript") ?? "", name);
    expect(withoutTime(answer)).toEqual(withoutTime(shown));
  },
);

// The command for a certificate would connect to another machine.
const inMemory = asked.filter(({ question }) => !question.waits);

test.for(inMemory)(
  "the command of $path gives the answer that the page shows",
  async ({ path }) => {
    const { lines, shown } = await pageOf(path);
    const [program, ...words] = wordsOf(lines.get("Command line") ?? "");
    expect(program).toBe("almanac");
    const { exit, stdout, stderr } = await runCommand([...words, "--json"], { now: Date.now });
    expect([exit, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout)).toEqual(shown);
  },
);

/** A report on a certificate contains the time of the check. */
function withoutTime(answer: unknown): unknown {
  const { checked_at, seconds_remaining, lifetime_used, ...rest } = answer as Record<
    string,
    unknown
  >;
  return rest;
}
