import {
  type Employee,
  everyMonth,
  less,
  min,
  nothing,
  type Oracle,
  type Rational,
  r,
  slice,
} from "../slow-calculator.ts";

/** The SMIC of the year: every month's hourly rate for 151.67 hours, in 2025 a round 21,621.60. */
function smicOf({ months, options }: Employee): Rational {
  const given = Number(options.smic_hourly);
  const year = months[0]?.slice(0, 4);
  if (year === "2025") return r(1820).times(given || 11.88);
  const hourly = (day: string): number =>
    given ||
    (day < "2024-11-01" ? 11.65 : day < "2026-01-01" ? 11.88 : day < "2026-06-01" ? 12.02 : 12.31);
  return months.reduce((all, day) => all.plus(r(151.67).times(hourly(day))), nothing);
}

/**
 * The coefficient with four decimals. From 2026 every candidate is tried, from the largest down.
 */
function coefficient(gross: Rational, smic: Rational, day: string, isLarge: boolean): Rational {
  if (!gross.isAbove(0)) return nothing;
  if (day < "2026-01-01") {
    const most = r(isLarge ? 0.3234 : 0.3194).minus(day < "2025-05-01" ? 0 : 0.0001);
    const rate = less(smic.times(1.6).over(gross), 1).times(most.over(0.6)).near(0.0001);
    return min(most, rate);
  }
  if (!smic.times(3).isAbove(gross)) return nothing;
  const delta = isLarge ? 0.3821 : 0.3781;
  const part = smic.times(3).over(gross).minus(1).over(2);
  if (!r(1).isAbove(part)) return r(delta).plus(0.02);
  const power = (base: Rational, times: number): Rational =>
    Array.from({ length: times }).reduce<Rational>((product) => product.times(base), r(1));
  const seventh = power(part, 7);
  for (let count = 4100; count > 0; count--) {
    const above = r(2 * count - 1)
      .over(20_000)
      .minus(0.02);
    if (!above.isAbove(0) || !power(above.over(delta), 4).isAbove(seventh)) {
      return r(count).over(10_000);
    }
  }
  return nothing;
}

export const oracle: Oracle = {
  pays: (employee) => {
    const { gross, options } = employee;
    const staff = Number(options.staff);
    const isLarge = staff >= 50;
    const isExecutive = options.status === "cadre";
    const smic = smicOf(employee);
    const known = new Map<string, Rational>();
    return everyMonth(employee, (pay, day) => {
      const figures = employee.on(day);
      const ceiling = figures.ceilings.one;
      const [four, eight] = [4 * ceiling, 8 * ceiling];
      const first = min(pay, ceiling);
      const second = slice(pay, ceiling, eight);
      const key = `${day < "2025-05-01"}`;
      const rate = known.get(key) ?? coefficient(gross, smic, day, isLarge);
      known.set(key, rate);
      const premium = r(Number(options.complementary_health_month));
      const plan = premium.times(Number(options.complementary_health_employer_share));
      const provident = isExecutive ? first.times(0.015) : nothing;
      const csg = min(pay, four).times(0.9825).plus(less(pay, four)).plus(plan).plus(provident);
      const year = day.slice(0, 4);
      const low = (limit: number, reduced: number, full: number): Rational =>
        pay.times(year !== "2026" && !gross.isAbove(limit) ? reduced : full);
      const of = (amount: Rational, rate: number): [number, Rational] => [0, amount.times(rate)];
      const none: [number, number] = [0, 0];
      return {
        old_age_capped: [first.times(0.069), first.times(0.0855)],
        old_age_uncapped: [pay.times(0.004), pay.times(year === "2026" ? 0.0211 : 0.0202)],
        agirc_arrco: [
          first.times(0.0315).plus(second.times(0.0864)),
          first.times(0.0472).plus(second.times(0.1295)),
        ],
        ceg: [
          first.times(0.0086).plus(second.times(0.0108)),
          first.times(0.0129).plus(second.times(0.0162)),
        ],
        cet: pay.isAbove(ceiling)
          ? [min(pay, eight).times(0.0014), min(pay, eight).times(0.0021)]
          : none,
        csg_deductible: [csg.times(0.068), 0],
        csg_crds_nondeductible: [csg.times(0.029), 0],
        apec: isExecutive ? [min(pay, four).times(0.00024), min(pay, four).times(0.00036)] : none,
        health_alsace_moselle: [options.alsace_moselle === true ? pay.times(0.013) : 0, 0],
        health_employer: [0, low(year === "2024" ? 52_416 : 48_648.6, 0.07, 0.13)],
        family: [0, low(year === "2024" ? 73_382.4 : 71_351.28, 0.0345, 0.0525)],
        solidarity_autonomy: of(pay, 0.003),
        unemployment: of(min(pay, four), day < "2025-05-01" ? 0.0405 : 0.04),
        ags: of(min(pay, four), day < "2024-07-01" ? 0.002 : 0.0025),
        fnal: isLarge ? of(pay, 0.005) : of(first, 0.001),
        training: of(pay, staff < 11 ? 0.0055 : 0.01),
        apprenticeship: of(pay, options.alsace_moselle === true ? 0.0044 : 0.0068),
        social_dialogue: of(pay, 0.00016),
        housing_effort: isLarge ? of(pay, 0.0045) : none,
        accident: of(pay, Number(options.accident_rate ?? (year === "2026" ? 0.0208 : 0.0212))),
        transport: staff >= 11 ? of(pay, Number(options.transport_rate)) : none,
        forfait_social: staff >= 11 ? of(plan.plus(provident), 0.08) : none,
        provident_executives: [0, provident],
        complementary_health: [premium.minus(plan), plan],
        general_reduction: [0, nothing.minus(pay.times(rate))],
      };
    });
  },
  variants: [
    { options: { status: "cadre", staff: 250, accident_rate: 0.01 } },
    { options: { staff: 10, transport_rate: 0.0295, smic_hourly: 12.31 } },
    {
      options: {
        staff: 11,
        transport_rate: 0.0295,
        alsace_moselle: true,
        complementary_health_month: 60,
        complementary_health_employer_share: 0.6,
      },
    },
  ],
};
