/** The script of a thread that breaks in the way that its task names. */
export default function breakDown({ tool }: { readonly tool: string }): Promise<never> {
  if (tool === "ends") process.exit(1);
  if (tool === "throws later") {
    setTimeout(() => {
      throw new Error("thrown later");
    });
  }
  const kept: unknown[] = [];
  while (tool === "fills its memory") kept.push(new Array(1_000_000).fill(0.5));
  return new Promise(() => {});
}
