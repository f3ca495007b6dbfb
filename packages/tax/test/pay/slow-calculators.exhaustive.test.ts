import { holdToSlowCalculators } from "./hold-to-slow-calculators.ts";

holdToSlowCalculators({ years: "all", oneIncomeOf: 1 });
