// Runs before each test file. Removes the settings of the person or the machine that runs the
// tests, so that no test and no program that a test starts depends on them, and gives every random
// test the same seed, so that a test fails because of a change and not by chance.
import process from "node:process";
import { fileURLToPath } from "node:url";
import fc from "fast-check";

/** Variables that change what programs print, answer or connect to. */
const settings =
  /^(?:CI|FORCE_COLOR|NO_COLOR|COLUMNS|LINES|TERM|NODE_OPTIONS|HOST|PORT|DATABASE_URL|VALKEY_URL|PG[A-Z]+|XDG_\w+|AGENT_\w+|ALMANAC_\w+)$/;
/** Where the schemas of published standards are. It is for the tests themselves. */
const forTests = "ALMANAC_STOREFRONT_SCHEMAS";

for (const name of Object.keys(process.env)) {
  if (settings.test(name) && name !== forTests) delete process.env[name];
}
// Programs read the settings of their user from here. There are none of Almanac; Chromium writes
// its own.
const folder = new URL("../node_modules/.cache/test-settings", import.meta.url);
process.env.XDG_CONFIG_HOME = fileURLToPath(folder);

process.env.FUZZ_SEED ??= "20261122";
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED) });
