const pattern =
  /^P(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,8})H)?(?:(\d{1,8})M)?(?:(\d{1,10})(?:\.(\d{1,3}))?S)?)?$/;

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Converts an ISO 8601 duration of weeks, days, hours, minutes and seconds to milliseconds. Undefined for any other
 * text.
 */
export function durationMs(text: string): number | undefined {
  const match = pattern.exec(text);
  if (match === null || /[PT]$/.test(text)) return undefined;
  const [weeks, days, hours, minutes, seconds] = match.slice(1, 6).map((part) => Number(part ?? 0));
  return (
    (weeks ?? 0) * 7 * dayMs +
    (days ?? 0) * dayMs +
    (hours ?? 0) * hourMs +
    (minutes ?? 0) * minuteMs +
    (seconds ?? 0) * secondMs +
    Number((match[6] ?? "").padEnd(3, "0"))
  );
}
