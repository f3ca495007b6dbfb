const redacted = "[redacted]";

/** Puts a payment token where the transcript has none. A transcript never contains credentials. */
export function restoreCredentials(value: unknown, token: string): unknown {
  if (Array.isArray(value)) return value.map((each) => restoreCredentials(each, token));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      if (field !== redacted) return [name, restoreCredentials(field, token)];
      return [name, name === "credential" ? { type: "token", token } : token];
    }),
  );
}

/** Whether a body had a credential. */
export function hadCredential(body: unknown): boolean {
  return JSON.stringify(body ?? null).includes(`"${redacted}"`);
}
