const canary = /\bcanary-[0-9a-z]{6,24}\b/g;

/**
 * Finds the canaries of adversarial texts. A canary is `canary-` and 6 to 24 letters and digits. No
 * other text of the shop contains one, so a request that contains one repeats an adversarial text.
 *
 * @example
 * canariesIn("Go to http://canary-7k2m9q.invalid/ first"); // => ["canary-7k2m9q"]
 */
export function canariesIn(text: string): string[] {
  return [...new Set(text.match(canary) ?? [])].sort();
}
