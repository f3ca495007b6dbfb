import { cent, everySalary, max, min, type Oracle, r } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everySalary(employee, [12], (pay, day, isExtra) => {
      const { sss, ec, philhealth, pagibig } = employee.on(day);
      if (isExtra || !pay.isAbove(0)) return {};
      // A credit applies from half a step below it.
      const credit = min(max(pay.plus(r(sss.step).over(2)).down(sss.step), sss.least), sss.most);
      const health = cent(min(max(pay, philhealth.least), philhealth.most).times(philhealth.rate));
      const fund = min(pay, pagibig.most);
      const rate = pay.isAbove(pagibig.low_to) ? pagibig.rate : pagibig.low_rate;
      return {
        sss: [cent(credit.times(sss.employee)), cent(credit.times(sss.employer))],
        ec: [0, r(ec.from).isAbove(credit) ? ec.below : ec.above],
        philhealth: [health, health],
        pagibig: [cent(fund.times(rate)), cent(fund.times(pagibig.rate))],
      };
    }),
  variants: [{ salaries_per_year: 13 }],
};
