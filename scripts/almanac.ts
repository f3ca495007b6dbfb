import { chdir, env } from "node:process";

// `npm run almanac`, from any folder of the repository. npm starts scripts in the root, and keeps
// the folder of the user in INIT_CWD: files and `almanac.json` are looked up there, as for an
// installed almanac.
if (env.INIT_CWD) chdir(env.INIT_CWD);
await import("../apps/cli/src/main.ts");
