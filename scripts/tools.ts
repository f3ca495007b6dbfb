// Warns if the list of tools has changed since a model was last asked to choose from it
// (eval/choices.json). A warning does not fail the check, because not every check can ask a model:
// `npm run eval -- --agent "<command>" --record "<name>"`.
import { existsSync, readFileSync } from "node:fs";
import { hashOfTools } from "../eval/tools-hash.ts";

const file = "eval/choices.json";
const again = 'npm run eval -- --agent "<command>" --record "<name of the model>"';
const present = hashOfTools();

if (!existsSync(file)) {
  process.stdout.write(
    `tools: warning: no model has chosen from the list of tools yet. ${again}\n`,
  );
} else {
  const { toolsHash, date } = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  process.stdout.write(
    toolsHash === present
      ? `tools: the list is the one from which a model chose on ${date}\n`
      : `tools: warning: the list of tools has changed since a model chose from it on ${date}. ${again}\n`,
  );
}
