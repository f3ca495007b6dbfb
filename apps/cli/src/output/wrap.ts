/** Breaks a line between words at `width` columns. The lines after the first are indented by `indent` spaces. */
export function wrap(line: string, width: number | undefined, indent: number): string {
  if (width === undefined || line.length <= width) return line;
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(" ")) {
    if (current !== "" && current.length + 1 + word.length > width) {
      lines.push(current);
      current = " ".repeat(indent) + word;
    } else {
      current = current === "" ? word : `${current} ${word}`;
    }
  }
  return [...lines, current].join("\n");
}

/** The lines of a cell that is `width` columns wide. A word that is longer is broken. */
export function wrapCell(text: string, width: number): string[] {
  if (text.length <= width || width <= 0) return [text];
  return wrap(text, width, 0)
    .split("\n")
    .flatMap((line) => {
      const count = Math.ceil(line.length / width);
      return Array.from({ length: count }, (_, place) =>
        line.slice(place * width, (place + 1) * width),
      );
    });
}
