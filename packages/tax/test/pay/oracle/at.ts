import {
  type Amounts,
  cent,
  everySalary,
  min,
  type Oracle,
  type Rational,
} from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everySalary(employee, [6, 11], (pay, day, isExtra) => {
      const figures = employee.on(day);
      const land = String(employee.options.land);
      const base = min(
        pay,
        isExtra ? figures.ceilings.special_payments / 2 : figures.ceilings.month,
      );
      const share = (of: Rational, rate: number): Rational => cent(of.times(rate));
      let unemployment = 0;
      for (const { over, rate } of figures.alv) if (pay.isAbove(over)) unemployment = rate;
      const housing = isExtra ? 0 : land === "W" ? figures.wf.vienna : figures.wf.rate;
      const isOld = employee.age !== undefined && employee.age >= 60;
      const insured: Amounts = pay.isAbove(figures.marginal_limit)
        ? {
            kv: [share(base, figures.kv.employee), share(base, figures.kv.employer)],
            pv: [share(base, figures.pv.employee), share(base, figures.pv.employer)],
            alv: [share(base, unemployment), share(base, 0.0295)],
            ak: [isExtra ? 0 : share(base, figures.ak), 0],
            wf: [share(base, housing), share(base, housing)],
            ie: [0, share(base, figures.ie)],
          }
        : {};
      return {
        ...insured,
        uv: [0, isOld ? 0 : share(base, figures.uv)],
        bv: [0, share(pay, figures.bv)],
        db: [0, isOld ? 0 : share(pay, figures.db)],
        dz: [0, isOld ? 0 : share(pay, figures.dz[land])],
        kommst: [0, share(pay, figures.kommst)],
      };
    }),
  variants: [
    { salaries_per_year: 12 },
    { age: 59 },
    { age: 60, options: { land: "ST" } },
    { options: { land: "W", assessment: true } },
  ],
};
