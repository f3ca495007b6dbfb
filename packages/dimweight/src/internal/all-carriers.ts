import { carrierRows } from "../data/carriers.ts";
import { createRegister } from "./register.ts";

/** Every carrier of the tables. */
export const allCarriers = /* @__PURE__ */ createRegister(carrierRows);
