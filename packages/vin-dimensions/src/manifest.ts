import data from "./data/manifest.json" with { type: "json" };

/** What the file holds, from where and under which licence. */
export const manifest = data;
