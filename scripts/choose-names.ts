/**
 * The names that the command line asks for, or all names. An unknown name ends the process and
 * lists the known ones.
 */
export function choose(asked: readonly string[], known: readonly string[]): readonly string[] {
  const wrong = asked.filter((name) => !known.includes(name));
  if (wrong.length === 0) return asked.length === 0 ? known : asked;
  process.stderr.write(`Not known: ${wrong.join(", ")}. Choose from: ${known.join(", ")}.\n`);
  process.exit(2);
}
