import { cent, everyMonth, max, min, type Oracle, r } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const { cpf, sdl } = employee.on(day);
      const age = employee.age ?? 30;
      const row = cpf.ages.find(
        (each: { to: number | null }) => each.to === null || age <= each.to,
      );
      const wage = min(pay, cpf.ceiling);
      const own = pay.isAbove(750)
        ? wage.times(row.employee)
        : max(pay.minus(500), 0).times(r(row.employee).times(3));
      const total = wage.times(row.employer).plus(own).near();
      const isIn = pay.isAbove(50) && employee.options.nationality !== "foreigner";
      const levy = max(min(cent(pay.times(sdl.rate)), sdl.most), sdl.least);
      return {
        cpf: isIn ? [own.down(), total.minus(own.down())] : [0, 0],
        sdl: [0, pay.isAbove(0) ? levy : 0],
      };
    }),
  variants: [
    { age: 55 },
    { age: 56 },
    { age: 60 },
    { age: 61 },
    { age: 65 },
    { age: 66 },
    { age: 70 },
    { age: 71 },
    { options: { nationality: "foreigner" } },
  ],
};
