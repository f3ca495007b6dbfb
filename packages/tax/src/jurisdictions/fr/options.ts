import type { PersonContext } from "../../engine/contributions/define-contributions.ts";
import {
  amountOption,
  countOption,
  flagOption,
  rateOption,
  wordOption,
  yearRateOption,
} from "../../engine/contributions/options.ts";
import type { FrContributions } from "./contribution-figures.ts";

export const options = {
  status: wordOption(
    "Whether the employee is an executive (cadre).",
    ["non_cadre", "cadre"],
    "non_cadre",
  ),
  staff: countOption("Number of employees of the employer.", [0, 10_000_000], 20),
  accident_rate: yearRateOption(
    "Rate of work accidents (AT/MP) of the establishment. Default: the national average.",
  ),
  transport_rate: rateOption(
    "Rate of the mobility payment (versement mobilité) of the commune.",
    0,
  ),
  complementary_health_month: amountOption(
    "Whole monthly premium of the compulsory health plan of the company.",
    0,
  ),
  complementary_health_employer_share: rateOption(
    "Part of that premium that the employer pays; the law requires at least a half.",
    0.5,
  ),
  alsace_moselle: flagOption("Whether the local scheme of Alsace-Moselle applies.", false),
  smic_hourly: amountOption(
    "Hourly SMIC for the general reduction, for the payslip of one month. With 0, the SMIC of every month of the year is used.",
    0,
  ),
};

export type FrContext = PersonContext<FrContributions, typeof options>;
