/** Writes a text into a picture, too small for people to notice. */
export function drawText(svg: string, text: string): string {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return svg.replace(
    /<\/svg>\s*$/,
    `<text x="4" y="8" font-size="2" fill="#808080">${safe}</text></svg>`,
  );
}
