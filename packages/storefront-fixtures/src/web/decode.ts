/** A part of a path as it was meant; as it stands where its escapes are broken. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
