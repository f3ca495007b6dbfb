import type { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import {
  inspectCertificate,
  type StarttlsProtocol,
  safeInspectCertificate,
  starttlsPorts,
} from "../src/index.ts";
import { Refusal } from "../src/internal/starttls/dialogue.ts";
import { startDialogue } from "../src/internal/starttls/start.ts";
import { readTarget } from "../src/internal/target.ts";
import { allClosed, rawServer, upgrade } from "./lab/servers.ts";

const bytes = (...values: number[]) => Buffer.from(values).toString("latin1");
const mysqlGreeting = (capabilities: number) => {
  const payload = `\u000a8.0.36\0${"\0".repeat(4)}${"s".repeat(8)}\0${bytes(capabilities & 255, capabilities >> 8)}${"\0".repeat(20)}`;
  return bytes(payload.length, 0, 0, 0) + payload;
};
const ldapAnswer = (code: number) =>
  bytes(0x30, 0x0c, 0x02, 0x01, 0x01, 0x78, 0x07, 0x0a, 0x01, code, 0x04, 0x00, 0x04, 0x00);
const longLdapAnswer = (code: number, more = "") => {
  const content = bytes(0x0a, 1, code, 4, 0, 4, 0) + more;
  const long = (tag: number, text: string) => bytes(tag, 0x84, 0, 0, 0, text.length) + text;
  return long(0x30, bytes(2, 1, 1) + long(0x78, content));
};
const exactly = (text: string) => ({ test: (heard: string) => heard === text });
const stream = "<?xml version='1.0'?><stream:stream id='1' from='lab.test' version='1.0'>";
const features = (inner: string) => `${stream}<stream:features>${inner}</stream:features>`;
const starttls = "<starttls xmlns='urn:ietf:params:xml:ns:xmpp-tls'><required/></starttls>";

interface Script {
  /** What the server sends, and what it then waits for, in order. */
  readonly says: readonly (readonly [says: string, hears: Pick<RegExp, "test">])[];
  readonly agrees: string;
  readonly lacks: readonly string[];
  readonly refuses: readonly string[];
}

/** What servers send before TLS, from the examples in the standards that the grammars cite. */
const scripts: Readonly<Record<StarttlsProtocol, Script>> = {
  smtp: {
    says: [
      ["220-mail.lab.test\r\n220 ready\r\n", /^EHLO almanac\.invalid\r\n$/],
      ["250-mail.lab.test\r\n250-SIZE 1\r\n250-STARTTLS\r\n250 HELP\r\n", /^STARTTLS\r\n$/],
    ],
    agrees: "220 go ahead\r\n",
    lacks: ["220 x\r\n", "250-x\r\n250 NOSTARTTLS\r\n"],
    refuses: ["554 no\r\n"],
  },
  lmtp: {
    says: [
      ["220 ready\r\n", /^LHLO almanac\.invalid\r\n$/],
      ["250-lab\r\n250 STARTTLS\r\n", /^STARTTLS\r\n$/],
    ],
    agrees: "220 2.0.0 Ready\r\n",
    lacks: ["220 x\r\n", "250 lab\r\n"],
    refuses: ["220 x\r\n", "250 STARTTLS\r\n", "454 not now\r\n"],
  },
  imap: {
    says: [["* OK [CAPABILITY IMAP4rev1 STARTTLS] ready\r\n", /^a1 STARTTLS\r\n$/]],
    agrees: "* CAPABILITY IMAP4rev1\r\na1 OK begin\r\n",
    lacks: ["* PREAUTH hi\r\n", "a1 BAD unknown\r\n"],
    refuses: ["* BYE go away\r\n"],
  },
  pop3: {
    says: [["+OK ready\r\n", /^STLS\r\n$/]],
    agrees: "+OK begin\r\n",
    lacks: ["+OK\r\n", "-ERR unknown\r\n"],
    refuses: ["-ERR busy\r\n"],
  },
  ftp: {
    says: [["120 soon\r\n220-hello\r\n free text\r\n220 ready\r\n", /^AUTH TLS\r\n$/]],
    agrees: "234 go\r\n",
    lacks: ["220 ready\r\n", "500 what\r\n"],
    refuses: ["421 closing\r\n"],
  },
  nntp: {
    says: [["201 no posting\r\n", /^STARTTLS\r\n$/]],
    agrees: "382 continue\r\n",
    lacks: ["200 hi\r\n", "580 cannot\r\n"],
    refuses: ["400 closed\r\n"],
  },
  sieve: {
    says: [['"IMPLEMENTATION" "x"\r\n"STARTTLS"\r\n"SASL" ""\r\nOK "ready"\r\n', /^STARTTLS\r\n$/]],
    agrees: "OK begin\r\n",
    lacks: ['"SASL" ""\r\nOK\r\n'],
    refuses: ["BYE no\r\n"],
  },
  ldap: {
    says: [
      ["", exactly(`${bytes(0x30, 0x1d, 2, 1, 1, 0x77, 0x18, 0x80, 0x16)}1.3.6.1.4.1.1466.20037`)],
    ],
    agrees: ldapAnswer(0),
    lacks: [ldapAnswer(2)],
    refuses: [bytes(0x30, 3, 2, 1, 1)],
  },
  xmpp: {
    says: [
      ["", /^<\?xml version='1\.0'\?><stream:stream to='lab\.test' xmlns='jabber:client' /],
      [features(starttls), /^<starttls xmlns='urn:ietf:params:xml:ns:xmpp-tls'\/>$/],
    ],
    agrees: "<proceed xmlns='urn:ietf:params:xml:ns:xmpp-tls'/>",
    lacks: [features("<bind/>")],
    refuses: [
      features(starttls),
      "<failure xmlns='urn:ietf:params:xml:ns:xmpp-tls'/></stream:stream>",
    ],
  },
  "xmpp-server": {
    says: [
      ["", /xmlns='jabber:server' /],
      [features(starttls), /^<starttls /],
    ],
    agrees: "<proceed xmlns='urn:ietf:params:xml:ns:xmpp-tls'></proceed>",
    lacks: [`${stream}<stream:features/>`],
    refuses: [`${stream}<stream:error><host-unknown/></stream:error></stream:stream>`],
  },
  postgres: {
    says: [["", exactly(bytes(0, 0, 0, 8, 4, 0xd2, 0x16, 0x2f))]],
    agrees: "S",
    lacks: ["N"],
    refuses: ["E"],
  },
  mysql: {
    says: [],
    agrees: mysqlGreeting(0xffff),
    lacks: [mysqlGreeting(0xf7ff)],
    refuses: [`${bytes(3, 0, 0, 0)}\u00ffno`],
  },
};

const protocols = Object.keys(scripts) as StarttlsProtocol[];

/** Plays the server: sends its part at once or byte by byte, and records what it receives. */
function play(socket: Socket, { says, agrees }: Script, byByte: boolean, heard: string[]): void {
  const say = async (text: string) => {
    const pieces = byByte ? text.split("") : [text];
    for (const piece of pieces) {
      socket.write(piece, "latin1");
      if (byByte) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  let step = 0;
  let received = "";
  const advance = () => {
    const next = says[step];
    if (next) return void say(next[0]);
    void say(agrees).then(() => upgrade(socket));
  };
  socket.setNoDelay(true);
  socket.on("data", (chunk) => {
    received += chunk.toString("latin1");
    const expected = says[step]?.[1];
    if (!expected?.test(received)) return;
    heard.push(received);
    received = "";
    step += 1;
    advance();
  });
  advance();
}

describe.for(protocols)("%s", (protocol) => {
  const script = scripts[protocol];

  test.for([false, true])(
    "reads the certificate, with the server sending byte by byte: %s",
    async (byByte) => {
      const heard: string[] = [];
      const lab = await rawServer((socket) => {
        if (protocol === "mysql") {
          socket.write(script.agrees, "latin1");
          socket.once("readable", () => {
            heard.push((socket.read(36) as Buffer).toString("latin1"));
            upgrade(socket);
          });
        } else play(socket, script, byByte, heard);
      });
      const report = await inspectCertificate("lab.test", {
        port: lab.port,
        starttls: protocol,
        allow: ["127.0.0.0/8"],
        resolve: async () => [{ address: "127.0.0.1", family: 4 }],
      });
      expect(report).toMatchObject({ subject: "CN=lab.test", starttls: protocol });
      if (protocol === "mysql")
        expect(heard).toEqual([expect.stringContaining(bytes(0x20, 0, 0, 1))]);
      else expect(heard).toHaveLength(script.says.length);
      expect(await allClosed(lab)).toBe(true);
    },
  );

  test("a server without TLS gives starttls_unsupported", () => {
    expect(outcome(protocol, script.lacks)).toBe("starttls_unsupported");
  });

  test("a server that refuses gives starttls_failed or starttls_unsupported", () => {
    expect(outcome(protocol, script.refuses)).toMatch(/^starttls_(?:failed|unsupported)$/);
  });

  test("unencrypted bytes after the server has agreed to TLS are refused", () => {
    const spoken = [...script.says.map(([says]) => says), `${script.agrees}x`];
    expect(outcome(protocol, spoken)).toBe("starttls_failed");
  });

  test("random bytes and endless bytes end the dialogue", () => {
    expect(outcome(protocol, ["\u0001\u0002 what is this\r\n", "\r\n".repeat(10)])).toMatch(
      /^starttls_/,
    );
    const runner = startDialogue(protocol, "lab.test");
    runner.push(new Uint8Array());
    expect(() => {
      for (let times = 0; times < 100; times += 1) runner.push(Buffer.alloc(1024, 0x41));
    }).toThrow(Refusal);
  });

  test("is the default protocol of its ports", () => {
    for (const port of starttlsPorts()[protocol]) {
      const { request: target } = readTarget({ hostname: "a.example", port }, String);
      expect(target?.starttls).toBe(protocol);
    }
    const { request: target } = readTarget({ hostname: "a.example", starttls: protocol }, String);
    expect(target?.port).toBe(starttlsPorts()[protocol][0]);
  });
});

describe("unusual greetings", () => {
  const sieveRest = '"SIEVE" "fileinto"\r\nOK\r\n';
  const dialogues: readonly (readonly [string, StarttlsProtocol, readonly string[], string])[] = [
    [
      "with literals (RFC 5804)",
      "sieve",
      [`"IMPLEMENTATION" {12}\r\nOK\r\nDovecot!\r\n{8}\r\nSTARTTLS\r\n${sieveRest}`, "OK\r\n"],
      "ready",
    ],
    [
      "with literals in the form of a client (erratum 2635)",
      "sieve",
      [`{8+}\r\nSTARTTLS\r\n"SASL" {0+}\r\n\r\n${sieveRest}`, "OK {5+}\r\nBegin\r\n"],
      "ready",
    ],
    [
      "with a literal in the answer to the greeting",
      "sieve",
      ['"STARTTLS"\r\nOK (TAG {3}\r\n"x") "ready"\r\n', "OK\r\n"],
      "ready",
    ],
    [
      "whose literal names STARTTLS in vain",
      "sieve",
      ['"SASL" {10}\r\n"STARTTLS"\r\nOK\r\n'],
      "starttls_unsupported",
    ],
    [
      "with a literal that never ends",
      "sieve",
      ["{900000000}\r\n", "x".repeat(70_000)],
      "starttls_failed",
    ],
    [
      "with numbers at the start of lines in between (RFC 959)",
      "ftp",
      ["220-Welcome\r\n226 is the number of our room\r\n 220 x\r\n220 ready\r\n", "234\r\n"],
      "ready",
    ],
    ["that ask for security data", "ftp", ["220 hi\r\n", "334 go\r\n"], "ready"],
    ["of VxWorks", "ftp", ["220 VxWorks\r\n", "200 AUTH command ok\r\n"], "ready"],
    [
      "of servers that only know the older name of TLS",
      "ftp",
      ["220 hi\r\n", "504 unknown\r\n", "234 go\r\n"],
      "ready",
    ],
    [
      "of servers that know no name of TLS",
      "ftp",
      ["220 hi\r\n", "504 unknown\r\n", "504 unknown\r\n"],
      "starttls_unsupported",
    ],
    ["that do not know AUTH", "ftp", ["220 hi\r\n", "202 superfluous\r\n"], "starttls_unsupported"],
    [
      "with long lengths, as Active Directory writes them",
      "ldap",
      [longLdapAnswer(0, "\u008a\u00161.3.6.1.4.1.1466.20037")],
      "ready",
    ],
    [
      "with long lengths, from an Active Directory without a certificate",
      "ldap",
      [longLdapAnswer(52)],
      "starttls_unsupported",
    ],
    [
      "with capabilities before the answer",
      "imap",
      ["* OK hi\r\n* CAPABILITY IMAP4rev1\r\n", "* OK [ALERT] x\r\nA1 OK go\r\n"],
      "ready",
    ],
    [
      "that name STARTTLS first",
      "smtp",
      ["220 hi\r\n", "250-STARTTLS\r\n250 x\r\n", "220\r\n"],
      "ready",
    ],
    [
      "that hide STARTTLS",
      "smtp",
      ["220 ****\r\n", "250-XXXXXXXA\r\n250 X\r\n"],
      "starttls_unsupported",
    ],
    [
      "of servers that do not know EHLO",
      "smtp",
      ["220 SMTP\r\n", "500 unrecognized\r\n"],
      "starttls_unsupported",
    ],
    ["that refuse callers", "smtp", ["421 too many connections\r\n"], "starttls_failed"],
    [
      "that block a host",
      "mysql",
      [`${bytes(6, 0, 0, 0)}\u00ff\u0069\u0004Hos`],
      "starttls_failed",
    ],
    [
      "whose offer has a parameter",
      "smtp",
      ["220 hi\r\n", "250-x\r\n250 STARTTLS now\r\n", "220\r\n"],
      "ready",
    ],
    [
      "of servers that look the name up (RFC 5321 4.1.3)",
      "smtp",
      ["220 hi\r\n", "450 4.7.1 Host not found\r\n", "250 STARTTLS\r\n", "220\r\n"],
      "ready",
    ],
    [
      "with two carriage returns in each line end",
      "smtp",
      ["220-hi\r\r\n220\r\r\n", "250-x\r\r\n250 STARTTLS\r\r\n", "220\r\r\n"],
      "ready",
    ],
    ["that close at once", "smtp", ["220 hi\r\n", "421 too busy\r\n"], "starttls_failed"],
    [
      "of servers that accept nobody",
      "smtp",
      ["220 hi\r\n", "550 go away\r\n", "550 go away\r\n"],
      "starttls_failed",
    ],
    ["with bare line feeds", "smtp", ["220 hi\n", "250-x\n250 STARTTLS\n", "220 go\n"], "ready"],
    [
      "with other prefixes, line ends and a byte order mark",
      "xmpp",
      [
        "\u00ef\u00bb\u00bf<?xml version='1.0'?>\n<s:stream xmlns:s='http://etherx.jabber.org/streams'>\n<s:features>\n",
        "<t:starttls xmlns:t='urn:ietf:params:xml:ns:xmpp-tls'/>\n</s:features>",
        "<t:proceed xmlns:t='urn:ietf:params:xml:ns:xmpp-tls'>\n</t:proceed>",
      ],
      "ready",
    ],
    ["with a stream error", "xmpp", [`${stream}<stream:error><host-unknown/>`], "starttls_failed"],
  ];

  test.for(dialogues)("%s: %s", ([, protocol, says, expected]) => {
    expect(outcome(protocol, says)).toBe(expected);
    expect(outcome(protocol, says.join("").length > 1_000 ? says : [...says.join("")])).toBe(
      expected,
    );
  });
});

test.for(["<proceed ", "<a:starttls ", "</stream ", "220-x\r\n", '"x" {1}\r\n'])(
  "64 KiB of %j, byte by byte, are looked at once",
  (text) => {
    const seen: number[] = [];
    for (const protocol of protocols) {
      const runner = startDialogue(protocol, "lab.test");
      const { indexOf } = Uint8Array.prototype;
      let searched = 0;
      Uint8Array.prototype.indexOf = function (this: Uint8Array, value, from = 0) {
        searched += this.length - from;
        return indexOf.call(this, value, from);
      };
      try {
        runner.push(new Uint8Array());
        for (let at = 0; at < 60_000; at += 1) {
          runner.push(Buffer.from(text[at % text.length] ?? "", "latin1"));
        }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      } finally {
        Uint8Array.prototype.indexOf = indexOf;
      }
      seen.push(searched);
    }
    expect(Math.max(...seen)).toBeLessThanOrEqual(120_000);
  },
);

/** The outcome of a dialogue with a server that sends these texts. */
function outcome(protocol: StarttlsProtocol, says: readonly string[]): string {
  const runner = startDialogue(protocol, "lab.test");
  runner.push(new Uint8Array());
  try {
    for (const text of says) {
      if (runner.push(Buffer.from(text, "latin1")).ended) return "ready";
    }
    return "waits";
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

describe("over a socket", () => {
  const resolve = async () => [{ address: "127.0.0.1", family: 4 as const }];
  const ask = (port: number, timeoutMs = 10_000) =>
    safeInspectCertificate("lab.test", {
      port,
      starttls: "smtp",
      allow: "any",
      resolve,
      timeoutMs,
    });

  test("XMPP names an international domain in Unicode (RFC 7622 section 3.2.1)", async () => {
    const heard: string[] = [];
    const lab = await rawServer((socket) =>
      socket.once("data", (bytes) => {
        heard.push(bytes.toString());
        socket.end();
      }),
    );
    for (const starttls of ["xmpp", "xmpp-server"] as const) {
      const request = { hostname: "im.plä.test", port: lab.port, starttls };
      await safeInspectCertificate(request, { allow: "any", resolve });
    }
    expect(heard).toHaveLength(2);
    for (const text of heard) expect(text).toContain(" to='im.plä.test' ");
  });

  test("an endless greeting ends at the deadline, and the error names the phase", async () => {
    const lab = await rawServer((socket) => {
      const timer = setInterval(() => socket.write("220-more\r\n"), 10);
      socket.once("close", () => clearInterval(timer));
    });
    expect((await ask(lab.port, 500)).error).toMatchObject({ code: "timeout", phase: "starttls" });
    expect(await allClosed(lab)).toBe(true);
  });

  test("a server that closes during the dialogue gives an error", async () => {
    const lab = await rawServer((socket) => socket.end("220 hi\r\n"));
    expect((await ask(lab.port)).error).toMatchObject({
      code: "connection_closed",
      phase: "starttls",
    });
  });

  test("TLS that fails after the server has agreed to it gives an error", async () => {
    const lab = await rawServer((socket) => {
      const answers = ["250 STARTTLS\r\n", "220 go\r\n", "not TLS at all\r\n"];
      socket.write("220 hi\r\n");
      socket.on("data", () => socket.write(answers.shift() ?? ""));
    });
    expect((await ask(lab.port)).error).toMatchObject({ code: "not_tls", phase: "handshake" });
  });

  test("the error never contains what a server says", async () => {
    const lab = await rawServer((socket) => socket.write("554 secret reason\r\n"));
    const { error } = await ask(lab.port);
    expect(error?.code).toBe("starttls_failed");
    expect(error?.message).not.toContain("secret");
  });
});
