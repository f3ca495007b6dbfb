/** Freezes the parts of a value at every depth, so that many values can share them. The value itself is not frozen. */
export function freezeParts(value: object): void {
  // A loop without a list of the parts, because every new answer passes here.
  for (const field in value) {
    const part: unknown = value[field as keyof typeof value];
    if (typeof part === "object" && part !== null) freeze(part);
  }
}

function freeze(value: object): void {
  if (Object.isFrozen(value)) return;
  Object.freeze(value);
  if (!Array.isArray(value)) freezeParts(value);
  else for (const part of value) if (typeof part === "object" && part !== null) freeze(part);
}
