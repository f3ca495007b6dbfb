import type { RoleEntry } from "@almanac/storefront-fixtures";
import type { Hono } from "hono";
import { expect } from "vitest";
import { createTestApp } from "../../../create-test-app.ts";

/** An app with the control API on. */
export const createLabApp = () => createTestApp({ storefront: { settings: { lab: true } } });

export interface LabSandbox {
  readonly prefix: string;
  readonly roles: Readonly<Record<string, RoleEntry>>;
  /** Calls the control API for this sandbox. */
  lab(method: string, path: string, body?: unknown): Promise<unknown>;
  /** The variant that has a role. */
  variant(role: string): string;
}

/** Creates a sandbox for one test. */
export async function openSandbox(app: Hono, options: object = {}): Promise<LabSandbox> {
  const send = async (method: string, path: string, body: unknown, id?: string) => {
    const response = await app.request(`/_lab${path}`, {
      method,
      headers: {
        "Content-Type": "application/json",
        ...(id === undefined ? {} : { "X-Sandbox-Id": id }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    expect(response.status, text).toBeLessThan(300);
    return text === "" || response.headers.get("content-type") !== "application/json"
      ? text
      : (JSON.parse(text) as unknown);
  };
  const { sandbox_id } = (await send("POST", "/sandboxes", options)) as { sandbox_id: string };
  const lab = (method: string, path: string, body?: unknown) =>
    send(method, path, body, sandbox_id);
  const { roles } = (await lab("GET", "/roles")) as Pick<LabSandbox, "roles">;
  return {
    prefix: `/s/${sandbox_id}`,
    roles,
    lab,
    variant(role) {
      const entry = roles[role];
      expect(entry, `no role ${role}; there are ${Object.keys(roles).join(", ")}`).toBeDefined();
      return entry?.variant_id ?? "";
    },
  };
}
