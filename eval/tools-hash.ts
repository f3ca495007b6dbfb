import { createHash } from "node:crypto";
import { canonicalJson } from "@almanac/kernel/objects/canonical-json";
import { tools } from "../apps/api/src/mcp/tools/index.ts";

/** A hash of everything that a model sees before it chooses a tool. */
export function hashOfTools(): string {
  const seen = tools.map(({ name, title, description, inputSchema }) => ({
    name,
    title,
    description,
    inputSchema,
  }));
  return createHash("sha256").update(canonicalJson(seen)).digest("hex");
}
