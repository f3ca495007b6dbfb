import { describe, expect, test } from "vitest";
import { run, today } from "../../harness.ts";
import { certificateFiles, day } from "./lab.ts";

const file = certificateFiles();

describe("--nagios", () => {
  test.for([
    [
      [],
      0,
      /^OK - .*good.pem expires 2026-12-30T00:00:00Z, 40 days left \| '.*'=3456000s;2592000;1296000\n$/,
    ],
    [["--warn-within", "41d"], 1, /^WARNING - /],
    [["--fail-within", "41d"], 2, /^CRITICAL - /],
  ] as const)(
    "with %j, the line and the exit code (%d) have the same state",
    async ([flags, code, line]) => {
      const { exit, stdout, stderr } = await run(["cert", file("good.pem"), "--nagios", ...flags]);
      expect({ exit, stderr }).toEqual({ exit: code, stderr: "" });
      expect(stdout).toMatch(line);
    },
  );

  test("the worst state is printed first and decides the exit code: CRITICAL, then UNKNOWN, then OK", async () => {
    const { exit, stdout } = await run([
      "cert",
      "a..b",
      file("good.pem"),
      "127.0.0.1:1",
      "--nagios",
    ]);
    expect(exit).toBe(2);
    expect(stdout.split("\n").map((line) => line.split(" ")[0])).toEqual([
      "CRITICAL",
      "UNKNOWN",
      "OK",
      "",
    ]);
    expect((await run(["cert", "a..b", "--nagios"])).exit).toBe(3);
  });
});

test("--prometheus prints one sample per target and metric, in the text format", async () => {
  const { exit, stdout } = await run(["cert", file("good.pem"), "127.0.0.1:1", "--prometheus"]);
  expect(exit).toBe(1);
  expect(stdout).toContain(`probe_success{target="127.0.0.1:1"} 0\n`);
  const expiry = (today + 40 * day) / 1000;
  for (const name of [
    "probe_ssl_earliest_cert_expiry",
    "almanac_cert_not_after_timestamp_seconds",
  ]) {
    expect(stdout).toContain(
      `# TYPE ${name} gauge\n${name}{target="${file("good.pem")}"} ${expiry}\n`,
    );
  }
  for (const line of stdout.trimEnd().split("\n")) {
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+\{target="[^"\n]*"\} -?[\d.]+)$/);
  }
});

test("--calendar prints one event per expiry, and no line is longer than 75 octets", async () => {
  const { exit, stdout } = await run(["cert", file("good.pem"), file("expired.pem"), "--calendar"]);
  expect(exit).toBe(0);
  for (const line of stdout.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const text = stdout.replaceAll("\r\n ", "");
  expect(text.match(/^DTSTART:.*$/gm)).toEqual([
    "DTSTART:20261230T000000Z",
    "DTSTART:20261119T120000Z",
  ]);
  expect(text).toContain("Subject: CN=good.test\\,O=Acme\\\\\\, Inc.\\n");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
});
