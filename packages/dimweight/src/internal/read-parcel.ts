import { type Issue, type IssuePath, nameOf, type ReadCode } from "@almanac/kernel/errors/issue";
import { listed } from "@almanac/kernel/messages/wording";
import type { Forms, RequestOf, Shape } from "@almanac/kernel/requests/field";
import { type Reading, readCopy, readWith } from "@almanac/kernel/requests/read-shape";

/** Reads a parcel with the intended form: inches and pounds if one of their fields is present. */
export function readParcel<Metric extends Shape, Imperial extends Shape>(
  forms: Forms<Metric, Imperial>,
  value: unknown,
  path: IssuePath = [],
): Reading<RequestOf<Metric> | RequestOf<Imperial>> {
  const place = { path };
  return readWith<RequestOf<Metric> | RequestOf<Imperial>>(forms.names, value, place, (copy) => {
    if (isMetric(copy)) return readCopy(forms.first, copy, place);
    const reading = readCopy(forms.second, copy, place);
    const isMixed = forms.onlyInFirst.some((name) => copy[name] !== undefined);
    return isMixed ? mixed(reading, copy, forms, path) : reading;
  });
}

/**
 * True if no field of the imperial form is present. Naming each field costs half as much as a loop.
 */
function isMetric(copy: Readonly<Record<string, unknown>>): boolean {
  return (
    copy.lengthIn === undefined &&
    copy.widthIn === undefined &&
    copy.heightIn === undefined &&
    copy.weightLb === undefined
  );
}

/**
 * A measure in the other unit is neither missing nor unknown. The fault is that units are mixed.
 */
function mixed<Parcel>(
  { sound, issues }: Reading<Parcel>,
  copy: Readonly<Record<string, unknown>>,
  { onlyInFirst: metricNames, onlyInSecond: imperialNames }: Forms,
  path: IssuePath,
): Reading<Parcel> {
  const isGiven = (name: string) => copy[name] !== undefined;
  const foreign = metricNames.filter(isGiven);
  const given = imperialNames.filter(isGiven);
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
