import { join } from "node:path";
import type { CommandIssue } from "../errors/almanac-error.ts";
import { refuse } from "../errors/refuse.ts";
import { wrongValue } from "../errors/wrong-value.ts";
import { wrongWord } from "../errors/wrong-word.ts";
import type { Environment } from "./read-environment.ts";
import { findProjectFile, readSettingsFile } from "./read-settings-file.ts";
import {
  type Setting,
  type SettingKind,
  type SettingName,
  type Settings,
  settingKinds,
} from "./setting-names.ts";

/**
 * Reads the settings. The first place that has a value wins: the command line, the environment, `almanac.json` in the
 * folder or in one above it, and the user's own file.
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
  const base = { code: "invalid_value", parameter: source, see: "almanac config" };
  if (words !== undefined && !words.includes(value)) {
    const { what } = wrongWord(name, words, value);
    return [{ ...base, what: `${what} (${source})` }];
  }
  if (name === "api" && !isWebAddress(value)) {
    const { what } = wrongValue(
      name,
      "the address of a server such as http://127.0.0.1:8787",
      value,
    );
    return [{ ...base, what: `${what} (${source})` }];
  }
  return [];
}

function isWebAddress(text: string): boolean {
  try {
    const { protocol, username, password } = new URL(text);
    return /^https?:$/.test(protocol) && username === "" && password === "";
  } catch {
    return false;
  }
}
