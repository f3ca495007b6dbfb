import { enableCompileCache } from "node:module";
import process from "node:process";
import { version } from "./version.ts";

const [word, ...others] = process.argv.slice(2);

if ((word === "--version" || word === "-V") && others.length === 0) {
  // `--version` needs neither the parser nor a library, so it loads neither.
  console.log(version);
} else {
  // Must run before anything else is loaded, so that the next start uses the compiled code from
  // the cache.
  enableCompileCache();
  const { main } = await import("./run-process.ts");
  await main();
}
