import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { nearestName } from "@almanac/kernel/messages/nearest-name";
import type { CommandIssue } from "../errors/almanac-error.ts";
import { refuse } from "../errors/refuse.ts";
import { wrongValue } from "../errors/wrong-value.ts";
import { quoted } from "../output/printable.ts";
import { type SettingKind, type Settings, settingKinds } from "./setting-names.ts";

/** `almanac.json` in a folder, or in the nearest folder above it that has one. */
export function findProjectFile(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, "almanac.json");
    if (existsSync(path)) return path;
    if (dirname(at) === at) return undefined;
  }
}

/** Reads the settings of a file. Returns none if the file does not exist, and refuses unknown settings. */
export function readSettingsFile(path: string, isProject: boolean): Settings {
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
