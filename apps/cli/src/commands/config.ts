import type { Command } from "commander";
import type { Answer, Invocation } from "../command.ts";
import type { Reply } from "../output/print-reply.ts";
import { settingKinds } from "../settings/setting-names.ts";
import { table } from "../text/table.ts";

export function configure(command: Command, answer: Answer): void {
  command
    .description(
      "Every setting, its value and where it comes from. The first of these that has a value wins: the option of a command, the environment, almanac.json in this folder or in one above it, and your own file.",
    )
    .addHelpText("after", help)
    .action(answer(config));
}

const width = Math.max(...settingKinds.map(({ name }) => name.length));
const help = `
Settings:
${settingKinds.map(({ name, variable, help: text }) => `  ${name.padEnd(width)}  ${text} (${variable})`).join("\n")}

Your own file is ~/.config/almanac/config.json, or almanac/config.json in
$XDG_CONFIG_HOME. It and almanac.json contain one JSON object each. almanac.json
cannot set api, the address of a server. No file can set the key: it is read
only from ALMANAC_API_KEY.

Examples:
  almanac config
  echo '{ "carrier": "dhl", "format": "json" }' > almanac.json
  ALMANAC_JURISDICTION=GB almanac tax --income 60000`;

function config({ context: { settings } }: Invocation<object>): Reply {
  const records = settingKinds.map(({ name, flag, variable }) => {
    return { setting: name, ...settings[name], flag, variable };
  });
  const rows = records.map(({ setting, value = "", source = "not set" }) => [
    setting,
    value,
    source,
  ]);
  return {
    document: { settings: records },
    records,
    quiet: rows
      .filter(([, value]) => value !== "")
      .map(([name, value]) => `${name}=${value}`)
      .join("\n"),
    human: (style) => table(["setting", "value", "from"], rows, style),
  };
}
