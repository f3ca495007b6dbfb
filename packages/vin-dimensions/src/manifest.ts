import data from "./data/manifest.json" with { type: "json" };

/** Describes the file: its content, its source and its licence. */
export const manifest = data;
