/** A text in which a half of a character that takes two positions becomes the replacement character. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}
