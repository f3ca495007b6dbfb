/** A name without upper case, accents, blanks and punctuation: `F-150` and `f150` are equal. */
export function normalName(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}
