/** What a key allows at some positions. */
export interface PositionCondition {
  /** The index of the first position. */
  readonly start: number;
  /** The alternatives, which all have the same length. */
  readonly options: readonly string[];
}

/** Whether the conditions of a key on code and brand are met. */
export function fitsCode(key: string, wmi: string, brand: string | undefined): boolean {
  return key.split(",").every((part) => {
    const [name = "", value = ""] = part.split("=");
    if (name === "wmi") return value.split("|").includes(wmi);
    return name !== "brand" || value.split("|").includes(brand ?? "");
  });
}

/** The conditions of a key on positions. */
export function conditionsOf(key: string): PositionCondition[] {
  return key.split(",").flatMap((part) => {
    const [name = "", value = ""] = part.split("=");
    const start = Number.parseInt(name, 10) - 1;
    return Number.isNaN(start) ? [] : [{ start, options: value.split("|") }];
  });
}
