/** A name without upper case, accents and punctuation, so that `F-150` and `f150` are equal. */
export const normalName = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
