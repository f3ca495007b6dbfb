/** A name without case, marks and punctuation, so that `F-150` and `f150` are one. */
export const normalName = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
