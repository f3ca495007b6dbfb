const unescaped = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

/** The texts to copy on a page, by their labels. */
export function linesOf(page: string): ReadonlyMap<string, string> {
  const found = page.matchAll(/<pre tabindex="0" aria-label="([^"]+)"><code>([\s\S]*?)<\/code>/g);
  return new Map([...found].map(([, label = "", text = ""]) => [label, unescaped(text)]));
}
