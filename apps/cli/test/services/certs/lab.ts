import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { mint, pem, utc } from "../../../../../packages/certs/test/lab/mint.ts";
import { today } from "../../harness.ts";

export const day = 86_400_000;

/** A certificate that is valid for 90 days, of which 40 are left. */
export const good = mint({
  subject: [
    ["O", "Acme, Inc."],
    ["CN", "good.test"],
  ],
  notBefore: utc(today - 50 * day),
  notAfter: utc(today + 40 * day),
});
/** A certificate that expired half a day ago. */
const expired = mint({ notBefore: utc(today - 50 * day), notAfter: utc(today - day / 2) });

/**
 * Writes certificates to a temporary folder for the tests of one file. Returns a function from file
 * name to path.
 */
export function certificateFiles(): (name: string) => string {
  let folder = "";
  const file = (name: string) => join(folder, name);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "almanac-cert-"));
    await writeFile(file("good.pem"), good.cert);
    await writeFile(file("good.der"), good.der);
    await writeFile(file("expired.pem"), expired.cert);
    await writeFile(file("bundle.pem"), good.cert + pem(Buffer.from([0x30, 0])) + expired.cert);
    await writeFile(file("broken.pem"), "nothing");
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));
  return file;
}
