import { cent, min, type Oracle, total } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays({ gross, months, on }) {
    const isQuarterly = (months[0] ?? "") < "2026-07-01";
    const days = months.filter((_, index) => (isQuarterly ? index % 3 === 0 : index === 0));
    return total(
      days.map((day) => {
        const { rate, limit } = on(day).super_guarantee;
        return {
          super_guarantee: [0, cent(min(gross.over(days.length), limit).times(rate))],
        };
      }),
    );
  },
};
