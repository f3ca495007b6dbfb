import { everyMonth, max, type Oracle } from "../slow-calculator.ts";

/** Minimum wages of a month. */
const wages: Readonly<Record<string, number>> = {
  "2024": 266_800,
  "2025": 290_800,
  "2026": 322_800,
};

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(
      employee,
      (pay, day): Record<string, [ReturnType<typeof max> | 0, ReturnType<typeof max> | 0]> => {
        if (!pay.isAbove(0)) return {};
        const base = max(pay, (wages[day.slice(0, 4)] ?? 0) * 0.3);
        return { tb: [base.times(0.185).near(), 0], szocho: [0, base.times(0.13).near()] };
      },
    ),
};
