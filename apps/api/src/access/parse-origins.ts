/**
 * Reads the origins whose pages may call the API, separated by commas: `https://app.example`. There is no `*`, because
 * a page that anyone may open shows its key to anyone.
 */
export function parseOrigins(text: string): readonly string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const url = URL.canParse(part) ? new URL(part) : undefined;
      const isOrigin =
        url !== undefined &&
        /^https?:$/.test(url.protocol) &&
        url.pathname === "/" &&
        url.search + url.hash + url.username + url.password === "";
      if (!isOrigin || part.includes("*")) {
        throw new Error(`"${part}" is not an origin such as https://app.example`);
      }
      return url.origin;
    });
}
