import { expect } from "vitest";
import { startServer } from "../start-server.ts";

/** Expects that the server stops with this message, which names the setting, and prints no stack trace. */
export async function expectRefused(
  settings: Readonly<Record<string, string>>,
  message: RegExp,
): Promise<void> {
  const error = await startServer(settings).then(
    async (server) => {
      await server.kill();
      return new Error(server.said());
    },
    (reason: unknown) => reason as Error,
  );
  expect(error.message).toMatch(/^ended with 1: The settings are not valid:/);
  expect(error.message).toMatch(message);
  expect(error.message).not.toMatch(/^\s+at /m);
}
