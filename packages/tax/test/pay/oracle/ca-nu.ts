export { oracle } from "./ca-nt.ts";
