import type { CommandMeta } from "@almanac/storefront-fixtures";
import { platformProblem } from "../../../platform/problem-kinds.ts";
import { idempotencyMeta } from "../http/idempotency.ts";

/** What the headers of a write ask for: the version it is meant for, and the key under which it happens once. */
export function conditions(
  headers: Headers,
  path: string,
  body: unknown,
): Pick<CommandMeta, "if_match" | "idempotency_key" | "request_digest"> {
  const key = headers.get("idempotency-key");
  const version = versionOf(headers.get("if-match"));
  if (key !== null && (key.trim() === "" || key.length > 255)) {
    throw platformProblem("invalid_request", "Idempotency-Key must have 1 to 255 characters.", {
      errors: [
        {
          parameter: "Idempotency-Key",
          code: "invalid_value",
          detail: "Idempotency-Key must have 1 to 255 characters.",
        },
      ],
    });
  }
  return {
    ...idempotencyMeta(key, path, body),
    ...(version === undefined ? {} : { if_match: version }),
  };
}

/** `"7"` is version 7; `*` holds for anything that exists. What is no ETag of ours matches nothing (RFC 9110, 13.1.1). */
function versionOf(header: string | null): number | undefined {
  if (header === null || header.trim() === "*") return undefined;
  const digits = /^\s*"(\d{1,15})"\s*$/.exec(header)?.[1];
  return digits === undefined ? -1 : Number(digits);
}

export const etag = (version: number): string => `"${version}"`;
