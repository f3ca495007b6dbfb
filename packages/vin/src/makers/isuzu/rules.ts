import { defineMaker } from "../../internal/maker/define-maker.ts";
import { isuzuSources, isuzuTables } from "./tables.ts";

/** Isuzu of Thailand, and trucks of Isuzu of Japan. */
export const isuzu = /* @__PURE__ */ defineMaker({
  id: "isuzu",
  tables: isuzuTables,
  sources: isuzuSources,
  // Isuzu of Japan has declared trucks to NHTSA under its code.
  market: ({ wmi }) => (wmi === "JAA" ? "either" : "elsewhere"),
  year: ({ wmi }) =>
    wmi === "MPA"
      ? { position: 10, sources: "aurecalls", grade: "B" }
      : {
          status: "unknown",
          why: "no source gives the position at which Isuzu of Japan writes the year",
        },
});
