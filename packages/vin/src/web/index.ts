export * from "../index.ts";
export { loadDecoder } from "./loadDecoder.ts";
