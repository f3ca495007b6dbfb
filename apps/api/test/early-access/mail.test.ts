import { describe, expect, onTestFinished, test } from "vitest";
import { approveAccess, receivedSentence } from "../../src/early-access/early-access.ts";
import { createMailer, keepMailing, sendDue, sendUnmailed } from "../../src/early-access/mails.ts";
import { findRequest } from "../../src/store/early-access.ts";
import { askWith, createTestPlatform, parcel } from "../create-test-platform.ts";
import { type MailServer, startMailServer } from "../mail-server.ts";

const ada = {
  email: "Ada@Example.com",
  name: "Buy now at https://spam.example",
  useCase: "parcels",
  services: ["dimweight"],
  consent: true,
};
const path = "/early-access";
const mailFrom = "Almanac <keys@almanac.example>";

async function serving(...options: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...options);
  onTestFinished(() => server.close());
  return server;
}

/** An instance that sends its mails to this server, and the lines that it has logged. */
async function mailingTo(smtpUrl: string) {
  const logged: unknown[][] = [];
  const instance = await createTestPlatform({
    mailer: createMailer({ smtpUrl, mailFrom }),
    log: { warn: (...line: unknown[]) => void logged.push(line) },
  });
  const { earlyAccess } = instance.platform;
  return { ...instance, earlyAccess, logged, settled: () => Promise.all(earlyAccess.underWay) };
}

/** The link in a mail, as a path of the app. */
function linkIn(text: string | undefined): string {
  const [link = "", ...others] = text?.match(/https?:\/\/\S+/g) ?? [];
  expect(others).toEqual([]);
  expect(link).toMatch(/^https:\/\/almanac\.example\/early-access\//);
  return link.replace("https://almanac.example", "");
}

describe("early access with a real mail server", () => {
  test("sends a link that confirms, and then a link that shows a working key", async () => {
    const server = await serving();
    const { app, store, earlyAccess, settled } = await mailingTo(`smtp://127.0.0.1:${server.port}`);
    expect((await askWith(app, undefined, path, ada)).status).toBe(202);
    await settled();
    const [first] = server.delivered;
    expect(first).toMatchObject({ from: "keys@almanac.example", to: ["ada@example.com"] });
    expect(first?.headers).toContain("From: Almanac <keys@almanac.example>");
    // Text that a stranger enters in the form must not be mailed to the address that they enter.
    expect(`${first?.headers}${first?.text}`).not.toContain("spam");
    expect((await app.request(linkIn(first?.text), { method: "POST" })).status).toBe(200);

    const row = await findRequest(store.database, ada.email);
    if (!row) throw new Error("no request");
    expect(row).toMatchObject({ state: "confirmed", mailed: "requested" });
    const approved = await approveAccess(earlyAccess, row, "starter");
    if (!approved) throw new Error("not approved");
    expect(await sendDue(earlyAccess, approved)).toBe(true);
    const second = server.delivered[1];
    expect(second?.to).toEqual(["ada@example.com"]);
    const page = await (await app.request(linkIn(second?.text), { method: "POST" })).text();
    const key = /alm_live_\w+/.exec(page)?.[0];
    expect((await askWith(app, key, "/v1/calculate", parcel)).status).toBe(200);
  });

  test("delivers to an unusual mailbox name unchanged", async () => {
    const server = await serving();
    const { app, settled } = await mailingTo(`smtp://127.0.0.1:${server.port}`);
    const answer = await askWith(app, undefined, path, { ...ada, email: "o'neil+x@example.co.uk" });
    expect(answer.status).toBe(202);
    await settled();
    expect(server.delivered[0]?.to).toEqual(["o'neil+x@example.co.uk"]);
  });
});

describe("ALMANAC_SMTP_URL", () => {
  const withLogin = {
    authOptional: false,
    disabledCommands: [],
    onAuth: (
      {
        username,
        password,
      }: { username?: string | undefined; password?: string | null | undefined },
      _session: unknown,
      done: (error: Error | null, response?: { user: string }) => void,
    ) =>
      username === "almanac" && password === "p@ss/word"
        ? done(null, { user: "almanac" })
        : done(new Error("no such user")),
  };
  const mail = { to: "ada@example.com", subject: "s", text: "t" };
  const send = (smtpUrl: string) => createMailer({ smtpUrl, mailFrom })?.(mail);

  test("uses STARTTLS if the server offers it, and sends name and password over TLS", async () => {
    const server = await serving(withLogin);
    const base = `almanac:p%40ss%2Fword@127.0.0.1:${server.port}`;
    await send(`smtp://${base}?tls.rejectUnauthorized=false`);
    expect(server.delivered).toMatchObject([{ secure: true, user: "almanac" }]);
    await expect(
      send(`smtp://almanac:wrong@127.0.0.1:${server.port}?tls.rejectUnauthorized=false`),
    ).rejects.toMatchObject({ code: "EAUTH" });
    expect(server.delivered).toHaveLength(1);
  });

  test("refuses a certificate that no authority has signed", async () => {
    const server = await serving({ disabledCommands: [] });
    await expect(send(`smtp://127.0.0.1:${server.port}`)).rejects.toThrow(/certificate/i);
    expect(server.delivered).toEqual([]);
  });

  test("speaks TLS from the first byte for smtps://", async () => {
    const server = await serving({ secure: true });
    await send(`smtps://127.0.0.1:${server.port}?tls.rejectUnauthorized=false`);
    expect(server.delivered).toMatchObject([{ secure: true }]);
  });

  test("refuses a server without TLS if requireTLS is set", async () => {
    const server = await serving();
    await expect(send(`smtp://127.0.0.1:${server.port}?requireTLS=true`)).rejects.toThrow();
    expect(server.delivered).toEqual([]);
  });
});

describe("early access while the mail server is unavailable", () => {
  test("differs from having none: then the operator passes the link on, and the answer says so", async () => {
    const { app } = await createTestPlatform();
    const { body } = await askWith(app, undefined, path, ada);
    expect(body).toMatchObject({ detail: expect.stringContaining("This server sends no email") });
  });

  test("gives the same answer, logs no email address, and sends the mail later", async () => {
    const before = await startMailServer();
    await before.close();
    const { port } = before;
    const { app, store, clock, earlyAccess, logged, settled } = await mailingTo(
      `smtp://127.0.0.1:${port}`,
    );
    const answer = await askWith(app, undefined, path, ada);
    const detail = receivedSentence({ mailer: async () => {} });
    expect([answer.status, answer.body]).toEqual([202, { status: "received", detail }]);
    await settled();
    expect(await findRequest(store.database, ada.email)).toMatchObject({ mailed: null });
    expect(logged).toEqual([
      [{ request: expect.stringMatching(/^ea_/), error: "ESOCKET" }, "a mail was not sent"],
    ]);

    const server = await serving({}, port);
    // The mail may still be under way from another instance, so it is not sent yet.
    await sendUnmailed(earlyAccess);
    expect(server.delivered).toEqual([]);
    clock.at += 61_000;
    await sendUnmailed(earlyAccess);
    await sendUnmailed(earlyAccess);
    expect(server.delivered).toHaveLength(1);
    expect((await app.request(linkIn(server.delivered[0]?.text), { method: "POST" })).status).toBe(
      200,
    );
  });

  test("retries unsent mails without a request, for one day", async () => {
    const server = await serving();
    const { app, clock, platform } = await createTestPlatform();
    const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${server.port}`, mailFrom });
    const earlyAccess = { ...platform.earlyAccess, mailer };
    // Requested while no mail server was configured.
    await askWith(app, undefined, path, { ...ada, email: "old@example.com" });
    clock.at += 86_400_000;
    await askWith(app, undefined, path, { ...ada, email: "new@example.com" });
    clock.at += 61_000;
    const stop = keepMailing(earlyAccess, 5);
    try {
      const delivered = await server.arrived(1);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(delivered.map(({ to }) => to)).toEqual([["new@example.com"]]);
    } finally {
      stop();
      await Promise.all(earlyAccess.underWay);
    }
  });

  test("logs that the server refused an address, without the address", async () => {
    const server = await serving({
      onRcptTo: ({ address }, _session, done) => done(new Error(`no such mailbox: ${address}`)),
    });
    const { app, logged, settled } = await mailingTo(`smtp://127.0.0.1:${server.port}`);
    expect((await askWith(app, undefined, path, ada)).status).toBe(202);
    await settled();
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).toContain("EENVELOPE");
    expect(JSON.stringify(logged)).not.toMatch(/\bada\b|example\.com/i);
  });
});
