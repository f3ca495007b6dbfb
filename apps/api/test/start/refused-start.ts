import { expect } from "vitest";
import { startServer } from "../start-server.ts";

/** Expects that the server stops with this message, and prints no stack trace. */
export async function expectRefused(
  settings: Readonly<Record<string, string>>,
  message: RegExp,
  start = /^ended with 1: The settings are not valid:/,
): Promise<void> {
  const error = await startServer(settings).then(
    async (server) => {
      await server.kill();
      return new Error(server.said());
    },
    (reason: unknown) => reason as Error,
  );
  expect(error.message).toMatch(start);
  expect(error.message).toMatch(message);
  expect(error.message).not.toMatch(/^\s+at /m);
}

/**
 * Expects that the server stops because a port is taken, and proposes another port for the
 * same setting.
 */
export function expectTakenPort(
  settings: Readonly<Record<string, string>>,
  setting: string,
): Promise<void> {
  const port = Number(settings[setting]);
  const proposal = new RegExp(`Choose another: ${setting}=(?!${port}\\b)\\d+ npm start$`, "m");
  const start = new RegExp(`^ended with 1: Port ${port} is taken by another program\\.`);
  return expectRefused(settings, proposal, start);
}
