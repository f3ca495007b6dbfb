/** The colour in which a picture shows an option label, as sRGB. */
export const colourValues: Readonly<Record<string, string>> = {
  Black: "#222222",
  White: "#f4f4f0",
  Slate: "#5c6670",
  Forest: "#2f5d3a",
  Rust: "#a4502e",
  Navy: "#1f3358",
  Sand: "#d8c7a0",
  Plum: "#5d2a4f",
};
