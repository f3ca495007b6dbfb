import { nearestName } from "@almanac/kernel/messages/nearest";
import { type CommandIssue, fault, refuse } from "../../errors/almanac-error.ts";
import type { Settings } from "../../settings/setting-names.ts";
import { quoted, shellWord } from "../../text/printable.ts";
import type { BulkService } from "../bulk-service.ts";
import { readCell } from "../to-request.ts";
import type { BatchSettings, Pair } from "./options.ts";

interface Columns {
  readonly fieldOf: Readonly<Record<string, string>>;
  readonly constants: Readonly<Record<string, unknown>>;
  /** The columns that fill no field. They are kept. */
  readonly others: readonly string[];
}

/**
 * Decides which column fills which field: the column that --map names, else the column with the
 * name of the field. Refuses a name that does not exist, a field that is filled twice, and a
 * required field that nothing fills. `header` is empty for JSON, whose records are checked one
 * by one.
 */
export function readColumns(
  service: BulkService,
  header: readonly string[],
  settings: Pick<BatchSettings, "map" | "set">,
  defaults: Settings,
): Columns {
  const names = service.fields.map(({ name }) => name);
  const issues: CommandIssue[] = [...wrongNames(settings, header, service)];
  const fieldOf: Record<string, string> = {};
  for (const name of header.length > 0 ? header : names) {
    if (names.includes(name)) fieldOf[name] = name;
  }
  for (const [column, field] of settings.map) {
    for (const [other, filled] of Object.entries(fieldOf)) {
      if (filled === field) delete fieldOf[other];
    }
    fieldOf[column] = field;
  }
  issues.push(...filledTwice(settings, fieldOf, header));
  const kindOf = (name: string) =>
    service.fields.find((each) => each.name === name)?.kind ?? "text";
  const constants: Record<string, unknown> = Object.fromEntries(
    settings.set.map(([name, text]) => [name, readCell(text, kindOf(name))]),
  );
  const isFilled = (field: string) =>
    Object.hasOwn(constants, field) ||
    (header.length > 0 && Object.values(fieldOf).includes(field));
  for (const [name, text] of Object.entries(service.defaults?.(defaults, isFilled) ?? {})) {
    constants[name] = readCell(text, kindOf(name));
  }
  const filled = [...Object.values(fieldOf), ...Object.keys(constants)];
  const others = header.filter((name) => !Object.hasOwn(fieldOf, name));
  if (issues.length === 0 && header.length > 0) {
    issues.push(...missing(service, filled, others));
  }
  if (issues.length > 0) refuse(...issues);
  return { fieldOf, constants, others };
}

const see = "almanac help batch";

function wrongNames(
  { map, set }: Pick<BatchSettings, "map" | "set">,
  header: readonly string[],
  service: BulkService,
): CommandIssue[] {
  const names = service.fields.map(({ name }) => name);
  const unknown = (flag: string, given: string, known: readonly string[], noun: string) =>
    fault("unknown_field", flag, `${quoted(given)} is not a ${noun}`, {
      allowed: known.join(", "),
      suggestion: noun === "field" ? fieldLike(given, service) : nearestName(given, known),
      see,
    });
  return [
    ...map.flatMap(([column, field]) => {
      const isTurned = names.includes(column) && !names.includes(field);
      if (isTurned && (header.length === 0 || header.includes(field)))
        return [turned(column, field)];
      return [
        ...(header.length === 0 || header.includes(column)
          ? []
          : [unknown("--map", column, header, "column of the input")]),
        ...(names.includes(field) ? [] : [unknown("--map", field, names, "field")]),
      ];
    }),
    ...set.flatMap(([field]) =>
      names.includes(field) ? [] : [unknown("--set", field, names, "field")],
    ),
  ];
}

/** The issue for a field and a column in the wrong order. */
function turned(field: string, column: string): CommandIssue {
  return fault("invalid_value", "--map", `${quoted(`${field}=${column}`)} has the field first`, {
    allowed: "the column of the input, an equals sign, then the field of the request",
    suggestion: `${column}=${field}`,
    see,
  });
}

function filledTwice(
  { map, set }: { readonly map: readonly Pair[]; readonly set: readonly Pair[] },
  fieldOf: Readonly<Record<string, string>>,
  header: readonly string[],
): CommandIssue[] {
  const fields = map.map(([, field]) => field);
  const twice = fields.filter((field, index) => fields.indexOf(field) !== index);
  const fixed = set.map(([field]) => field);
  const both = fixed.filter((field) =>
    Object.entries(fieldOf).some(([column, filled]) => filled === field && header.includes(column)),
  );
  const issue = (parameter: string, field: string, by: string): CommandIssue => ({
    code: "invalid_value",
    parameter,
    what: `${field} is filled twice, ${by}`,
    allowed: "one source for each field",
    see,
  });
  return [
    ...twice.map((field) => issue("--map", field, "by two columns of --map")),
    ...both.map((field) => issue("--set", field, "by a column and by --set")),
  ];
}

/**
 * A service can have several lists of required fields, one for each form of its request. The errors
 * name what is missing from the list that lacks the fewest.
 */
function missing(
  service: BulkService,
  filled: readonly string[],
  others: readonly string[],
): CommandIssue[] {
  const gaps = service.required
    .map((list) => list.filter((name) => !filled.includes(name)))
    .sort((one, other) => one.length - other.length);
  const [gap = []] = gaps;
  return gap.map((name) => {
    const column = others.find((other) => isMappable(other) && fieldLike(other, service) === name);
    const pair = column === undefined ? `<column>=${name}` : shellWord(`${column}=${name}`);
    const unused = others.join(", ") || "none";
    const why = `is missing: no column fills it. Columns that fill no field: ${unused}`;
    const allowed = `--map ${pair} for a column of another name, --set ${name}=<value> for all rows`;
    return fault("missing_field", name, why, { allowed, see });
  });
}

/** The field of an option of that name, else the one that is spelled most similarly. */
function fieldLike(given: string, { fields, fieldOfOption = {} }: BulkService): string | undefined {
  const option = given.toLowerCase();
  if (Object.hasOwn(fieldOfOption, option)) return fieldOfOption[option];
  return nearestName(
    given,
    fields.map(({ name }) => name),
  );
}

/** Whether --map can name a column: an equals sign or a comma in its name would end it. */
function isMappable(column: string): boolean {
  return !/[=,\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(column);
}
