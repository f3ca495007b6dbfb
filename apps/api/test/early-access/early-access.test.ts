import type { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { approveAccess } from "../../src/early-access/early-access.ts";
import { type EarlyAccess, sendDue } from "../../src/early-access/mails.ts";
import { signToken } from "../../src/early-access/signed-token.ts";
import { type EarlyAccessRow, findRequest, listRequests } from "../../src/store/early-access.ts";
import { askWith, createTestPlatform, parcel } from "../create-test-platform.ts";
import { testPepper } from "../test-pepper.ts";

const ada = {
  email: "Ada@Example.com",
  name: "Ada",
  useCase: "parcels",
  services: ["dimweight"],
  consent: true,
};
const path = "/early-access";

function send(app: Hono, fields: Record<string, string>, target = path) {
  return app.request(target, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields),
  });
}

async function openForm(app: Hono): Promise<string> {
  const text = await (await app.request(path)).text();
  return /name="started" value="([^"]+)"/.exec(text)?.[1] ?? "";
}

const formOf = (started: string) => ({
  email: "ada@example.com",
  name: "Ada <b>",
  useCase: "parcels",
  services: "dimweight",
  consent: "on",
  website: "",
  started,
});

async function approve(access: EarlyAccess, row: EarlyAccessRow, tier: string): Promise<void> {
  const approved = await approveAccess(access, row, tier);
  if (!approved) throw new Error("it was not confirmed");
  expect(await sendDue(access, approved)).toBe(true);
}

/** The link in the newest mail, as a path of this app. */
function linkIn(mails: readonly { readonly text: string }[]): string {
  const link = /https:\/\/\S+/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "";
  expect(link).toMatch(/^https:\/\/almanac\.example\/early-access\//);
  return link.replace("https://almanac.example", "");
}

describe("early access from request to key", () => {
  test("a request is confirmed, approved and claimed once, and its key works", async () => {
    const { app, mails, platform, store } = await createTestPlatform({ withMail: true });
    expect((await askWith(app, undefined, path, ada)).status).toBe(202);
    const confirm = linkIn(mails);
    // Mail programs open links to preview them. That alone must not confirm anything.
    expect((await app.request(confirm)).status).toBe(200);
    expect(await findRequest(store.database, ada.email)).toMatchObject({ state: "requested" });
    expect((await send(app, {}, confirm)).status).toBe(200);
    const row = await findRequest(store.database, ada.email);
    expect(row).toMatchObject({ state: "confirmed", email: "ada@example.com" });
    if (!row) throw new Error("no request");
    await approve(platform.earlyAccess, row, "starter");
    const claim = linkIn(mails);
    expect(await (await app.request(claim)).text()).not.toContain("alm_live_");
    const shown = await send(app, {}, claim);
    expect(shown.headers.get("cache-control")).toBe("no-store");
    const key = /alm_live_\w+/.exec(await shown.text())?.[0] ?? "";
    expect((await askWith(app, key, "/v1/calculate", parcel)).status).toBe(200);
    expect((await askWith(app, key, "/v1/usage")).body).toMatchObject({
      tier: "starter",
      scopes: ["dimweight"],
    });
    expect((await send(app, {}, claim)).status).toBe(404);
    expect(await findRequest(store.database, ada.email)).toMatchObject({ state: "issued" });
  });

  test("two claims at the same time get one key", async () => {
    const { app, mails, platform, store } = await createTestPlatform({ withMail: true });
    await askWith(app, undefined, path, ada);
    await send(app, {}, linkIn(mails));
    const row = await findRequest(store.database, ada.email);
    if (!row) throw new Error("no request");
    await approve(platform.earlyAccess, row, "free");
    const answers = await Promise.all([1, 2, 3].map(() => send(app, {}, linkIn(mails))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  test("with automatic approval, a confirmed request gets the free tier without a decision by a person", async () => {
    const { app, mails } = await createTestPlatform({ withMail: true, autoApprove: true });
    await askWith(app, undefined, path, ada);
    const text = await (await send(app, {}, linkIn(mails))).text();
    const claim = /href="(\/early-access\/claim[^"]+)"/.exec(text)?.[1] ?? "";
    expect(await (await send(app, {}, claim)).text()).toMatch(/alm_live_\w+/);
  });
});

describe("early access", () => {
  test("refuses a link that is forged, expired or for another purpose", async () => {
    const { app, mails, clock, store } = await createTestPlatform({ withMail: true });
    await askWith(app, undefined, path, ada);
    const { id } = (await findRequest(store.database, ada.email)) ?? { id: "" };
    const link = linkIn(mails);
    const forged = signToken({ version: 1, secret: "guess" }, "confirm", id, clock.at + 1000);
    const other = signToken(testPepper, "claim", id, clock.at + 1000);
    for (const token of [forged, other, "", "x"]) {
      expect((await send(app, {}, `/early-access/confirm?token=${token}`)).status).toBe(404);
    }
    clock.at += 3 * 86_400_000;
    expect((await send(app, {}, link)).status).toBe(404);
    expect(await findRequest(store.database, ada.email)).toMatchObject({ state: "requested" });
  });

  test("reports all faults of a JSON request at once", async () => {
    const { app } = await createTestPlatform();
    const { status, body } = await askWith(app, undefined, path, {
      email: "x",
      services: [],
      more: 1,
    });
    expect(status).toBe(400);
    const pointers = (body.errors as { pointer: string }[]).map(({ pointer }) => pointer).sort();
    expect(pointers).toEqual(["/consent", "/email", "/more", "/name", "/services", "/useCase"]);
  });

  test("refuses the sixth request in an hour from one address", async () => {
    const { app } = await createTestPlatform();
    for (let index = 0; index < 5; index += 1) {
      const answer = await askWith(app, undefined, path, {
        ...ada,
        email: `a${index}@example.com`,
      });
      expect(answer.status).toBe(202);
    }
    const answer = await askWith(app, undefined, path, ada);
    expect(answer).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(3_000);
    // The faults of a request are reported before the rate limit is checked.
    expect((await askWith(app, undefined, path, {})).status).toBe(400);
    const plain = { "Content-Type": "text/plain" };
    expect((await askWith(app, undefined, path, ada, plain)).status).toBe(415);
  });

  test("does not count invalid requests towards the limit of an address", async () => {
    const { app, clock } = await createTestPlatform();
    for (let index = 0; index < 6; index += 1) {
      expect((await askWith(app, undefined, path, { ...ada, email: "x" })).status).toBe(400);
      expect((await send(app, {})).status).toBe(400);
    }
    const started = await openForm(app);
    clock.at += 4_000;
    expect((await send(app, formOf(started))).status).toBe(202);
    expect((await askWith(app, undefined, path, ada)).status).toBe(202);
  });
});

test("the answer does not reveal whether an email address is known, and the first request is kept", async () => {
  const { app, mails, store } = await createTestPlatform({ withMail: true });
  const first = await askWith(app, undefined, path, ada);
  const again = await askWith(app, undefined, path, { ...ada, name: "Eve" });
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await listRequests(store.database)).toHaveLength(1);
  expect(await findRequest(store.database, ada.email)).toMatchObject({ name: "Ada" });
  await send(app, {}, linkIn(mails));
  const sent = mails.length;
  expect((await askWith(app, undefined, path, ada)).body).toEqual(first.body);
  expect(mails).toHaveLength(sent);
});

describe("the early-access form", () => {
  test("stores a request that a person filled in", async () => {
    const { app, clock, store } = await createTestPlatform();
    const fields = formOf(await openForm(app));
    clock.at += 10_000;
    expect((await send(app, fields)).status).toBe(202);
    expect(await findRequest(store.database, "ada@example.com")).toMatchObject({ name: "Ada <b>" });
  });

  test("refuses a form that was filled in too quickly or never opened", async () => {
    const { app, clock, store } = await createTestPlatform();
    const fields = formOf(await openForm(app));
    clock.at += 2_000;
    const answer = await send(app, fields);
    expect(answer.status).toBe(400);
    const text = await answer.text();
    expect(text).toContain('value="Ada &lt;b&gt;"');
    expect((await send(app, { ...fields, started: "x" })).status).toBe(400);
    expect(await listRequests(store.database)).toEqual([]);
  });

  test("gives a bot that fills in every field the usual answer, and stores nothing", async () => {
    const { app, clock, store } = await createTestPlatform();
    const fields = { ...formOf(await openForm(app)), website: "https://spam.example" };
    clock.at += 10_000;
    expect((await send(app, fields)).status).toBe(202);
    expect(await listRequests(store.database)).toEqual([]);
  });

  test("shows wrong input again, so that it can be corrected", async () => {
    const { app, clock } = await createTestPlatform();
    const fields = { ...formOf(await openForm(app)), email: "nobody" };
    clock.at += 10_000;
    const answer = await send(app, fields);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('value="nobody"');
  });
});

test("early access stays open before launch", async () => {
  const settings = {
    services: ["dimweight"],
    prelaunch: ["dimweight"],
    publicUrl: undefined,
  } as const;
  const { app } = await createTestPlatform({ dependencies: { settings } });
  const refused = await askWith(app, undefined, "/v1/calculate", parcel);
  expect(refused).toMatchObject({ status: 503, body: { code: "pre_launch" } });
  expect(refused.headers.get("link")).toContain("/early-access");
  expect((await app.request(path)).status).toBe(200);
  expect((await askWith(app, undefined, path, ada)).status).toBe(202);
});
