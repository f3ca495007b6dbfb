const width = 98;

/** Joins sentences to a doc comment and wraps its lines. The formatter indents it later. */
export function docComment(sentences: readonly (string | undefined)[], depth: number): string {
  const text = sentences
    .filter((sentence) => sentence !== undefined)
    .map(endSentence)
    .join(" ")
    .replaceAll("*/", "*\\/");
  const room = width - 2 * depth;
  if (text.length + "/** */".length + 1 <= room) return `/** ${text} */\n`;
  return `/**\n${wrap(text, room - " * ".length)
    .map((line) => ` * ${line}\n`)
    .join("")} */\n`;
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function wrap(text: string, room: number): string[] {
  const lines = [""];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? "";
    if (line !== "" && line.length + 1 + word.length > room) lines.push(word);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return lines;
}
