import { enableCompileCache } from "node:module";
import process from "node:process";
import { version } from "./version.ts";

const [word, ...others] = process.argv.slice(2);

if ((word === "--version" || word === "-V") && others.length === 0) {
  // The one question that needs neither the parser nor a library is answered without loading them.
  console.log(version);
} else {
  // Before anything else is loaded: the second start finds the compiled program.
  enableCompileCache();
  const { main } = await import("./process.ts");
  await main();
}
