interface NamedField {
  readonly name: string;
  readonly label: string;
  readonly fills?: readonly string[];
}

/**
 * A sentence of a library in the words of a form: the names of the fields that the form fills become their labels. Names that
 * are also words, such as `year`, stay.
 */
export function inWordsOfForm(fields: readonly NamedField[], sentence: string): string {
  const labels = new Map(
    fields.flatMap(({ name, label, fills = [name] }) => fills.map((each) => [each, label])),
  );
  return sentence.replaceAll(/\b[a-z]+(?:_[a-z]+|[A-Z][a-z]+)+\b/g, (name, at: number) => {
    const label = labels.get(name);
    if (label === undefined) return name;
    const isFirst = at === 0 || sentence.slice(0, at).endsWith(". ");
    return isFirst ? label : label.charAt(0).toLowerCase() + label.slice(1);
  });
}
