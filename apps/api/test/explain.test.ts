import { describe, expect, test } from "vitest";
import { ask } from "./ask.ts";
import { createTestApp } from "./create-test-app.ts";

const app = createTestApp();
const parcel = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2, carrier: "dhl" };

describe("an explanation", () => {
  test("comes with explain in the body or in the query, and is the same", async () => {
    const inBody = await ask(app, "POST", "/v1/calculate", { ...parcel, explain: true });
    const inQuery = await ask(app, "POST", "/v1/calculate?explain=true", parcel);
    expect(inBody.body.explanation).toBeDefined();
    expect(inQuery.body).toEqual(inBody.body);
  });

  test("stays away otherwise", async () => {
    expect((await ask(app, "POST", "/v1/calculate", parcel)).body.explanation).toBeUndefined();
    const refused = await ask(app, "POST", "/v1/calculate?explain=true", {
      ...parcel,
      explain: false,
    });
    expect(refused.body.explanation).toBeUndefined();
  });

  test.for(["explain=yes", "explain=true&explain=true", "explian=true"])(
    "?%s is refused",
    async (query) => {
      const answer = await ask(app, "POST", `/v1/calculate?${query}`, parcel);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        errors: [
          {
            parameter: query.split("=")[0],
            code: expect.stringMatching(/^(invalid_value|unknown_field)$/),
          },
        ],
      });
    },
  );

  test("a body that is no object stays what it is", async () => {
    const answer = await ask(app, "POST", "/v1/calculate?explain=true", "[]");
    expect(answer.body).toMatchObject({ status: 400, code: "invalid_type" });
  });
});
