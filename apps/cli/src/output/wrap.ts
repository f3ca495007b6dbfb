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
