import { expect, test } from "vitest";
import { run } from "../../harness.ts";
import { certificateFiles } from "./lab.ts";

const file = certificateFiles();

test("--csv has the same columns for one certificate and for a list with one that failed", async () => {
  const one = (await run(["cert", file("good.pem"), "--csv"])).stdout.trimEnd().split("\n");
  const list = await run(["cert", file("good.pem"), file("broken.pem"), "--csv"]);
  const [heading = "", good = "", broken = "", ...others] = list.stdout.trimEnd().split("\n");
  expect(heading).toMatch(/^input,hostname,port,.+,rest,error,detail$/);
  expect(one).toEqual([heading, good]);
  expect(good).toContain(file("good.pem"));
  expect(broken).toMatch(/broken\.pem,,,.*,[a-z_]+,/);
  expect(others).toEqual([]);
  expect(list.exit).toBe(1);
});
