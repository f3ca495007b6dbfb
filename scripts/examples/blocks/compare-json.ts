/**
 * Compares what a page shows with what was answered. The answer may have more fields. A text that
 * ends with `...` is the beginning of a text, and a field named `...` is a remark of the page.
 * Returns one message for each difference.
 */
export function compareJson(
  shown: unknown,
  answered: unknown,
  changing: readonly string[] = [],
  path = "",
): string[] {
  if (Array.isArray(shown)) {
    const list = Array.isArray(answered) ? answered : [];
    const lengths = list.length === shown.length ? [] : [`${path} has ${list.length} entries`];
    return [
      ...lengths,
      ...shown.flatMap((one, at) => compareJson(one, list[at], changing, `${path}/${at}`)),
    ];
  }
  if (typeof shown === "object" && shown !== null) {
    const fields = (answered ?? {}) as Readonly<Record<string, unknown>>;
    return Object.entries(shown)
      .filter(([name]) => name !== "...")
      .flatMap(([name, value]) =>
        changing.includes(name) && typeof value === typeof fields[name]
          ? []
          : compareJson(value, fields[name], changing, `${path}/${name}`),
      );
  }
  const isSame =
    typeof shown === "string" && shown.endsWith("...")
      ? String(answered).startsWith(shown.slice(0, -3))
      : shown === answered;
  return isSame ? [] : [`${path} is ${JSON.stringify(answered)}, and not ${JSON.stringify(shown)}`];
}
