import { cent, everyMonth, less, min, type Oracle, type Rational, r } from "../slow-calculator.ts";

interface Row {
  readonly to: number;
  readonly employee: number;
  readonly employer: number;
  readonly injury: number;
}

/** To the nearest 5 sen; 2.5 sen are rounded to the even multiple. */
function fiveSen(value: Rational): Rational {
  const down = value.down(0.05);
  const rest = value.minus(down);
  if (!rest.isAbove(0.025) && !r(0.025).isAbove(rest)) {
    return down.isAbove(down.down(0.1)) ? down.plus(0.05) : down;
  }
  return value.near(0.05);
}

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const { epf, epf_foreigner, insured_wage, socso, socso_foreigner, eis, lindung24, hrd } =
        employee.on(day);
      if (!pay.isAbove(0)) return {};
      const foreign = employee.options.nationality === "foreigner";
      const age = employee.age ?? 30;
      const wage = pay.isAbove(20000) ? pay : pay.isAbove(5000) ? pay.up(100) : pay.up(20);
      const own = wage.times(epf.employee).up();
      const theirs = wage.times(pay.isAbove(5000) ? 0.12 : 0.13).up();
      const same = pay.times(epf_foreigner).up();
      const fund = age < 60 ? [own, theirs] : [0, wage.times(0.04).up()];
      const local = pay.isAbove(10) ? fund : [0, 0];
      const limited = min(pay, insured_wage);
      const middle = less(limited.up(100), 50);
      const isLow = !limited.isAbove(200);
      const row: Row = socso.low.find(({ to }: Row) => !limited.isAbove(to));
      const invalidity = isLow ? r(row.employee) : middle.times(0.005);
      const injury = isLow ? r(row.injury) : fiveSen(middle.times(0.0125));
      const both = isLow ? r(row.employer) : invalidity.plus(injury);
      const unemployment = isLow ? r(eis.low[socso.low.indexOf(row)]) : middle.times(0.002);
      const second = age >= 60 || (foreign && !socso_foreigner);
      const hasEis = !foreign && age >= 18 && age < 60;
      return {
        epf: foreign ? [same, same] : [local[0] ?? 0, local[1] ?? 0],
        socso: second ? [0, injury] : [invalidity, both],
        eis: hasEis ? [unemployment, unemployment] : [0, 0],
        lindung24: [lindung24 === 0 ? 0 : injury.minus(invalidity), 0],
        hrd: [0, employee.options.hrd_levy && !foreign ? cent(pay.times(hrd)) : 0],
      };
    }),
  variants: [
    { age: 17 },
    { age: 18 },
    { age: 59 },
    { age: 60 },
    { options: { nationality: "foreigner" } },
    { options: { nationality: "foreigner", hrd_levy: true }, age: 60 },
    { options: { hrd_levy: true } },
  ],
};
