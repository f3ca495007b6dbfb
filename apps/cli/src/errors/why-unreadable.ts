import { resolve } from "node:path";
import { printable, quoted } from "../output/printable.ts";

/** The usual reasons, by the code of Node. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EACCES: "you may not read it",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is not a folder",
};

/** Why a file cannot be read. Names the whole path, because the user may expect the file in another folder. */
export function whyUnreadable(path: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : `the system reports ${code}`;
  const whole = resolve(path);
  const tried = whole === path ? "" : ` (tried ${printable(whole)})`;
  return `${quoted(path)} cannot be read: ${reason}${tried}`;
}
