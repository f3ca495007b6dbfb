import { carrierRows } from "../data/carriers.ts";
import { loadCarriers } from "./loaded-carriers.ts";

/** Every carrier of the tables. */
export const allCarriers = /* @__PURE__ */ loadCarriers(carrierRows);
