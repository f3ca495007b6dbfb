import { describe, expect, test } from "vitest";
import { extent } from "../../../../test/sample-or-everything.ts";
import type { OpenApiDocument } from "../../src/http/openapi/document.ts";
import { ask } from "../ask.ts";
import { createTestApp } from "../create-test-app.ts";
import { exampleRequests } from "../example-requests.ts";
import { manyNames, mostBytes, similarName, widened } from "../wide-requests.ts";

const app = createTestApp();
const document = (await ask(app, "GET", "/openapi.json")).body as unknown as OpenApiDocument;
const requests = exampleRequests(document).filter(({ body }) => body !== undefined);
const batches = requests.filter(({ path }) => path.endsWith("/batch")).map(({ path }) => path);

const bytesOf = (body: unknown) => Buffer.byteLength(JSON.stringify(body));

interface Row {
  readonly error: {
    readonly code: string;
    readonly detail: string;
    readonly errors?: readonly { readonly detail: string; readonly pointer: string }[];
  };
}

const rowsOf = ({ results }: Record<string, unknown>) => results as readonly Row[];

describe("what is said about one wrong request has at most 64 kB", () => {
  test.for([...extent.oneIn(3, requests)])("$method $path", async ({ method, path, body }) => {
    // A body has at most 16 KiB.
    const isBatch = path.endsWith("/batch");
    let refused = 0;
    for (const more of [manyNames(1_200), manyNames(600, similarName)]) {
      for (const wider of widened(body, more)) {
        const { status, body: answer } = await ask(app, method, path, wider);
        expect(status).toBeLessThan(500);
        const problems = status === 200 && isBatch ? rowsOf(answer) : status >= 400 ? [answer] : [];
        for (const problem of problems) {
          if (status === 200 && !("error" in problem)) continue;
          refused += 1;
          expect(bytesOf(problem)).toBeLessThan(mostBytes.ofRequest);
        }
      }
    }
    expect(refused).toBeGreaterThan(0);
  });

  test("the parameters of a query are bounded too", async () => {
    const query = Object.keys(manyNames(2_000)).join("&");
    const { status, body } = await ask(app, "GET", `/v1/carriers?${query}`);
    expect(status).toBe(400);
    expect(body.errors).toHaveLength(21);
    expect(body.detail).toContain('"n0" is not a parameter of this request.');
    expect((body.errors as readonly object[]).at(-1)).toEqual({
      code: "unknown_field",
      detail: "1980 more names are not parameters of this request.",
    });
  });
});

describe.for([...extent.oneIn(2, batches)])("%s", (path) => {
  test.for([
    ["100,000 names", manyNames(100_000)],
    ["45,000 names that are similar to a field", manyNames(45_000, similarName)],
  ] as const)(
    "a row of %s has 20 of them in its problem, and the number of the others",
    async ([, row]) => {
      const { body } = await ask(app, "POST", path, { items: [row] });
      const [{ error } = {} as Row] = rowsOf(body);
      const unknown =
        error.errors?.filter(({ detail }) => /not (?:a )?fields? of/.test(detail)) ?? [];
      expect(unknown).toHaveLength(21);
      expect(unknown.at(-1)).toMatchObject({
        pointer: "/items/0",
        detail: `${Object.keys(row).length - 20} more names are not fields of this request.`,
      });
      expect(unknown.filter(({ detail }) => detail.includes("did you mean")).length).toBeLessThan(
        6,
      );
    },
  );

  test("an envelope of 100,000 names has one small problem", async () => {
    const { status, body } = await ask(app, "POST", path, { items: [], ...manyNames(100_000) });
    expect(status).toBe(400);
    expect(bytesOf(body)).toBeLessThan(5_000);
    expect(body.errors).toContainEqual({
      pointer: "",
      code: "unknown_field",
      detail: "99980 more names are not fields of this request.",
    });
  });

  test("a name of 500,000 characters is not repeated", async () => {
    const { body } = await ask(app, "POST", path, { items: [{ ["n".repeat(500_000)]: 1 }] });
    expect(bytesOf(body)).toBeLessThan(5_000);
    const [{ error } = {} as Row] = rowsOf(body);
    expect(error.errors).toContainEqual(expect.objectContaining({ pointer: "/items/0" }));
  });

  const mostRows = path.includes("certificates") ? 100 : 1_000;

  test("the problems of all rows have at most 1 MB, and the first ones are whole", async () => {
    const row = manyNames(
      50,
      (index) => `\u20ac${index}${"x".repeat(mostRows === 100 ? 190 : 10)}`,
    );
    const { status, body } = await ask(app, "POST", path, { items: Array(mostRows).fill(row) });
    expect(status).toBe(200);
    expect(bytesOf(body)).toBeLessThan(mostBytes.ofBatch);
    const problems = rowsOf(body).map(({ error }) => error);
    expect(problems).toHaveLength(mostRows);
    expect(new Set(problems.map(({ code }) => code)).size).toBe(1);
    const whole = problems.filter(({ errors }) => errors !== undefined);
    expect(whole.length).toBeGreaterThan(50);
    expect(problems.slice(0, whole.length)).toEqual(whole);
    if (mostRows === 100) return;
    expect(problems.at(-1)?.detail).toBe(
      "Further details are left out, because the problems of this batch have more than 1 MB. Send this row on its own to get them.",
    );
  });
});
