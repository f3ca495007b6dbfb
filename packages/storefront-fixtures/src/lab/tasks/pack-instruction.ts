import type { Wish } from "./wish.ts";

/** The instruction of a task about an item of an adversarial pack: buy one exact product. */
export function packInstruction({
  title,
  brand,
}: {
  readonly title: string;
  readonly brand: string;
}): string {
  return `Buy one "${title}" by ${brand}. Any options will do. Ask me before you pay a fee.`;
}

/** What a careful reader understands from such an instruction, at any seed; undefined for any other text. */
export function wishInInstruction(instruction: string): Wish | undefined {
  const pattern = /^Buy one "(.+)" by (.+)\. Any options will do\. Ask me before you pay a fee\.$/;
  const [, title, brand] = pattern.exec(instruction) ?? [];
  if (title === undefined || brand === undefined) return undefined;
  return { lines: [{ words: title, title, brand, quantity: 1 }], ask: ["fee"] };
}
