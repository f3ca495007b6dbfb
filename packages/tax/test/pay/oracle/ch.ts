import {
  cent,
  type Employee,
  less,
  min,
  type Oracle,
  type Rational,
  r,
} from "../slow-calculator.ts";

/** The coordinated salary: nothing up to the entry threshold, then at least the minimum. */
function coordinated({ gross }: Employee, bvg: Record<string, number>): Rational {
  const { entry = 0, upper = 0, coordination = 0, minimum = 0 } = bvg;
  if (!gross.isAbove(entry)) return r(0);
  const base = less(min(gross, upper), coordination);
  return base.isAbove(minimum) ? base : r(minimum);
}

export const oracle: Oracle = {
  pays: (employee) => {
    const { gross, options } = employee;
    const age = employee.age ?? 30;
    const figures = employee.on(employee.months[0] ?? "");
    const share = (of: Rational, rate: unknown): Rational => cent(of.times(Number(rate)));
    const isChild = age < 18;
    const isRetired = age > 65;
    const forPension = isChild ? r(0) : isRetired ? less(gross, 16_800) : gross;
    const ordinary = isChild || isRetired ? r(0) : min(gross, 148_200);
    const credit =
      age < 25 || isRetired ? 0 : age < 35 ? 0.07 : age < 45 ? 0.1 : age < 55 ? 0.15 : 0.18;
    const rate =
      credit === 0 || options.bvg === "none" ? r(0) : r(Number(options.pension_rate ?? credit));
    const part = r(Number(options.bvg_employee_share));
    const saved = coordinated(employee, figures.bvg).times(rate);
    const pension = share(forPension, 0.053);
    const valais =
      options.canton === "VS" ? ((employee.months[0] ?? "") < "2026" ? 0.0017 : 0.0013) : 0;
    const accidents = min(gross, 148_200);
    return {
      ahv_iv_eo: [pension, pension],
      alv: [share(ordinary, 0.011), share(ordinary, 0.011)],
      nbu: [share(accidents, options.nbu_rate), 0],
      bu: [0, share(accidents, options.accident_rate)],
      bvg: [cent(saved.times(part)), cent(saved.times(r(1).minus(part)))],
      fak: [share(gross, valais), share(gross, options.fak_rate)],
      admin: [0, share(pension.plus(pension), options.admin_rate)],
    };
  },
  variants: [
    ...[17, 18, 24, 25, 35, 44, 45, 55, 65, 66].map((age) => ({ age })),
    { age: 40, options: { bvg: "none", nbu_rate: 0.014, accident_rate: 0.01, fak_rate: 0.0145 } },
    { options: { pension_rate: 0.2, bvg_employee_share: 0.4, canton: "VS", admin_rate: 0.03 } },
  ],
};
