const splitLine = (line: string): string[] => {
  const cells: string[] = [];
  for (const [, quoted, plain] of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)) {
    cells.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
  }
  return cells;
};

/** Reads a CSV text with a header line into one record per row. */
export const readCsv = (text: string): readonly Readonly<Record<string, string>>[] => {
  const [head = "", ...lines] = text.trim().split(/\r?\n/);
  const names = splitLine(head);
  return lines.map((line) => {
    const cells = splitLine(line);
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""]));
  });
};
