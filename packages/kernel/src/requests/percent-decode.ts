/** Percent-decodes a part of an address; returns it unchanged if its escapes are malformed. */
export function percentDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
