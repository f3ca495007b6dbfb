import recorded from "../cases/vpic-elements.json" with { type: "json" };

/** NHTSA's answer for one VIN: the value of each filled variable, by the variable's name. */
export interface RecordedAnswer {
  readonly vin: string;
  readonly values: ReadonlyMap<string, string>;
}

/** The variables that NHTSA computes from the VIN and its faults. */
export const computed: readonly string[] = [
  "Additional Error Text",
  "Error Code",
  "Error Text",
  "Possible Values",
  "Suggested VIN",
  "Vehicle Descriptor",
];

/** Reads the recorded answers, which are stored in a compact form that the file describes. */
export function readRecordedAnswers(): RecordedAnswer[] {
  const variables = Object.entries<readonly string[]>(recorded.variables);
  return recorded.answers.map((row) => {
    const [vin = "", pairs = ""] = row.split(" ");
    const values = pairs.split(",").map((pair) => {
      const [variable, value] = pair.split(".").map((digits) => Number.parseInt(digits, 36));
      const [name, texts] = variables[variable ?? -1] ?? ["", []];
      return [name, texts[value ?? -1] ?? ""] as const;
    });
    return { vin, values: new Map([...leftOut(vin), ...values]) };
  });
}

/** The values that the file leaves out, because nearly all answers have them. */
function leftOut(vin: string): [name: string, value: string][] {
  return [
    ["Error Text", "0 - VIN decoded clean. Check Digit (9th position) is correct"],
    ["Vehicle Descriptor", `${vin.slice(0, 8)}*${vin.slice(9, 11)}`],
  ];
}

/**
 * Ignores blanks, case and punctuation: NHTSA changed those in names of variables and values
 * during 2026.
 */
export function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
