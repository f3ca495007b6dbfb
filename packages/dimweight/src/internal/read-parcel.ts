import { type Issue, type IssuePath, nameOf, type ReadCode } from "@almanac/kernel/errors/issue";
import { listed } from "@almanac/kernel/messages/wording";
import type { Fields } from "@almanac/kernel/requests/field";
import { type Reading, readCopy, readWith } from "@almanac/kernel/requests/read-shape";
import {
  imperialFields,
  metricFields,
  type ParcelOf,
  type ParcelShapes,
} from "./request-shapes.ts";

const metricNames = Object.keys(metricFields);
const imperialNames = Object.keys(imperialFields);

/** Reads a parcel with the intended shape: inches and pounds if one of their fields is present. */
export function readParcel<Required extends Fields, Optional extends Fields>(
  shapes: ParcelShapes<Required, Optional>,
  value: unknown,
  path: IssuePath = [],
): Reading<ParcelOf<Required, Optional>> {
  const place = { path };
  return readWith<ParcelOf<Required, Optional>>(shapes.names, value, place, (copy) => {
    if (isMetric(copy)) return readCopy(shapes.metric, copy, place);
    const isGiven = (name: string) => copy[name] !== undefined;
    const reading = readCopy(shapes.imperial, copy, place);
    const foreign = metricNames.filter(isGiven);
    return foreign.length === 0
      ? reading
      : mixed(reading, foreign, imperialNames.filter(isGiven), path);
  });
}

/** True if no field of {@link imperialFields} is present. Naming each field costs half as much as a loop. */
function isMetric(copy: Readonly<Record<string, unknown>>): boolean {
  return (
    copy.lengthIn === undefined &&
    copy.widthIn === undefined &&
    copy.heightIn === undefined &&
    copy.weightLb === undefined
  );
}

/** A measure in the other unit is neither missing nor unknown. The fault is that units are mixed. */
function mixed<Parcel>(
  { sound, issues }: Reading<Parcel>,
  foreign: readonly string[],
  given: readonly string[],
  path: IssuePath,
): Reading<Parcel> {
  const named = foreign.flatMap((name) => [name, imperialNames[metricNames.indexOf(name)]]);
  const others = issues.filter((issue) => !named.includes(String(issue.path[path.length])));
  const mixtures = foreign.map(
    (name): Issue<ReadCode> => ({
      code: "invalid_value",
      path: [...path, name],
      message: `${nameOf([name])} cannot be mixed with ${listed(given)}. Send ${listed(metricNames)}, or ${listed(imperialNames)}.`,
    }),
  );
  return { request: undefined, sound, issues: [...mixtures, ...others] };
}
