export { createTaxCalculator, type TaxCalculator } from "./createTaxCalculator.ts";
