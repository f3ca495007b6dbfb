import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { nearestName } from "@almanac/kernel/messages/nearest";
import { type CommandIssue, refuse, wrongValue, wrongWord } from "../errors/almanac-error.ts";
import type { Environment } from "../io.ts";
import { quoted } from "../text/printable.ts";
import {
  type Setting,
  type SettingKind,
  type SettingName,
  type Settings,
  settingKinds,
} from "./setting-names.ts";

/**
 * Reads the settings. The first place that has a value wins: the command line, the environment,
 * `almanac.json` in the folder or in one above it, and the user's own file.
 */
export function readSettings(flags: Settings, environment: Environment | undefined): Settings {
  if (environment === undefined) return flags;
  const { variables } = environment;
  const project = findProjectFile(environment.folder);
  const files = [
    ...(project === undefined ? [] : [readSettingsFile(project, true)]),
    readSettingsFile(userFile(environment), false),
  ];
  const settings: Partial<Record<SettingName, Setting>> = {};
  for (const kind of settingKinds) {
    const text = variables[kind.variable];
    // An empty variable counts as unset, as it does for NO_COLOR.
    const named = text ? { value: text, source: kind.variable } : undefined;
    const inFile = files.find((file) => file[kind.name] !== undefined)?.[kind.name];
    const found = flags[kind.name] ?? named ?? inFile;
    if (found !== undefined) settings[kind.name] = found;
  }
  const issues = settingKinds.flatMap((kind) => faultsOf(kind, settings[kind.name]));
  if (issues.length > 0) refuse(...issues);
  return settings;
}

/** `$XDG_CONFIG_HOME/almanac/config.json` (XDG Base Directory Specification). */
function userFile({ home, configHome }: Environment): string {
  return join(configHome || join(home, ".config"), "almanac", "config.json");
}

function faultsOf({ name, words }: SettingKind, setting: Setting | undefined): CommandIssue[] {
  if (setting === undefined) return [];
  const { value, source } = setting;
  const address = "the address of a server such as http://127.0.0.1:8787";
  const fault =
    words !== undefined && !words.includes(value)
      ? wrongWord(name, words, value)
      : name === "api" && !isWebAddress(value)
        ? wrongValue(name, address, value)
        : undefined;
  if (fault === undefined) return [];
  const what = `${fault.what} (${source})`;
  return [{ code: "invalid_value", parameter: source, what, see: "almanac config" }];
}

function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return /^https?:$/.test(url?.protocol ?? "") && url?.username === "" && url.password === "";
}

/** `almanac.json` in a folder, or in the nearest folder above it that has one. */
function findProjectFile(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, "almanac.json");
    if (existsSync(path)) return path;
    if (dirname(at) === at) return undefined;
  }
}

/** None if the file does not exist. Refuses unknown settings. */
function readSettingsFile(path: string, isProject: boolean): Settings {
  if (!existsSync(path)) return {};
  const content = readObject(path);
  const kinds: readonly SettingKind[] = settingKinds;
  const names = kinds.filter(({ inProject }) => inProject || !isProject).map(({ name }) => name);
  const issues: CommandIssue[] = [];
  const settings: Record<string, { value: string; source: string }> = {};
  for (const [name, value] of Object.entries(content)) {
    const base = { parameter: name, allowed: names.join(", "), see: "almanac config --help" };
    if (!names.includes(name)) {
      const known = kinds.some((each) => each.name === name);
      const what = known
        ? `${quoted(path)}: ${name} belongs in the user's file or in the environment, not in a project`
        : `${quoted(path)}: ${quoted(name)} is not a setting`;
      const suggestion = known ? undefined : nearestName(name, names);
      issues.push({ ...base, code: "unknown_field", what, suggestion });
    } else if (typeof value === "string" || typeof value === "number") {
      settings[name] = { value: String(value), source: path };
    } else {
      const what = `${quoted(path)}: ${wrongValue(name, "a text", value).what}`;
      issues.push({ ...base, code: "invalid_type", what, allowed: `"${name}": "..."` });
    }
  }
  if (issues.length > 0) refuse(...issues);
  return settings;
}

function readObject(path: string): object {
  let reason = "it does not hold a JSON object";
  try {
    const content: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (typeof content === "object" && content !== null && !Array.isArray(content)) return content;
  } catch (error) {
    reason = error instanceof Error ? error.message : "it is not JSON";
  }
  return refuse({
    code: "malformed_json",
    what: `${quoted(path)} cannot be read: ${reason}`,
    allowed: '{ "carrier": "dhl", "format": "json" }',
    see: "almanac config --help",
  });
}
