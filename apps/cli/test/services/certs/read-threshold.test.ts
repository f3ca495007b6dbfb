import { describe, expect, test } from "vitest";
import { isBelow, readLimit, readTime } from "../../../src/services/certs/options.ts";
import { run } from "../../harness.ts";
import { certificateFiles } from "./lab.ts";

const file = certificateFiles();

describe("--fail-within", () => {
  test.for([
    ["30d", 0],
    ["41d", 1],
    ["960h", 0],
    ["961h", 1],
    ["1/3", 0],
    ["1/2", 1],
    ["44%", 0],
    ["45%", 1],
  ] as const)("%s leaves with exit code %d when 40 of 90 days are left", async ([limit, exit]) => {
    expect((await run(["cert", file("good.pem"), "--fail-within", limit])).exit).toBe(exit);
  });

  test("an expired certificate fails without --fail-within", async () => {
    const { exit, stdout } = await run(["cert", file("expired.pem")]);
    expect(exit).toBe(1);
    expect(stdout).toContain("expired today");
  });

  test.for(["30", "d", "2/1", "1/0", "-1d", "101%", ""])("rejects %j as a limit", async (limit) => {
    const { exit, stderr } = await run(["cert", file("good.pem"), `--fail-within=${limit}`]);
    expect(exit).toBe(2);
    expect(stderr).toContain("--fail-within");
  });

  test("a certificate without a known lifetime is not below any share, but can be below a time", () => {
    const trust = { expired: false, self_signed: false };
    const facts = { seconds_remaining: 5, trust } as Parameters<typeof isBelow>[0];
    expect(isBelow(facts, { share: 1 })).toBe(false);
    expect(isBelow(facts, { seconds: 6 })).toBe(true);
    expect(readLimit("1.5h")).toEqual({ seconds: 5400 });
    expect(readTime("1.5s", 2000)).toBe(1500);
    expect(readTime("3s", 2000)).toBeUndefined();
  });
});
