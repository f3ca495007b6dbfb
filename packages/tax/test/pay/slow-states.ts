import { cent, type Employee, min, type Oracle, type Rational, r } from "./slow-calculator.ts";

// A second, independent calculation of the levies of each state of the United States, from the text
// of the law.

type Pair = readonly [Rational | number, Rational | number];

/** The first day of the year, on which the limits of a year apply. */
function yearOf({ months, on }: Employee) {
  return on(months[0] ?? "");
}

/**
 * The employer's unemployment insurance. It is due in every state on the first wages of the year.
 */
function unemployment({ gross, options }: Employee, { rate, upper }: Upper): Pair {
  return [0, cent(min(gross, upper).times((options.sui_rate as number | undefined) ?? rate))];
}

interface Upper {
  readonly rate: number;
  readonly upper: number;
}

/** The employee's contribution on the first wages of the year. */
function worker(gross: Rational, { rate, upper }: Upper): Pair {
  return [cent(min(gross, upper).times(rate)), 0];
}

/** Paid leave of both sides. An employer with fewer employees than the limit pays nothing. */
function leave({ gross, options }: Employee, figure: Record<string, number> | undefined): Pair {
  if (figure === undefined) return [0, 0];
  const { employee = 0, employer = 0, upper = 0, staff = 0 } = figure;
  const wages = min(gross, upper);
  return [
    cent(wages.times(employee)),
    Number(options.staff) >= staff ? cent(wages.times(employer)) : 0,
  ];
}

/** Adds up the 52 weeks of a year of equal wages. */
function weekly({ gross }: Employee, pays: (wage: Rational) => Rational): Rational {
  let sum = r(0);
  for (let week = 0; week < 52; week++) sum = sum.plus(pays(gross.over(52)));
  return cent(sum);
}

/** Adds up a rate on the wages of the months in which it is in force. */
function monthly({ gross, months, on }: Employee, rate: (figures: never) => number): Rational {
  let sum = r(0);
  for (const month of months) sum = sum.plus(gross.over(12).times(rate(on(month) as never)));
  return cent(sum);
}

const small = [{ options: { staff: 9 } }, { options: { staff: 10 } }, { options: { staff: 14 } }];
const medium = [
  { options: { staff: 15 } },
  { options: { staff: 24 } },
  { options: { staff: 25 } },
  { options: { staff: 49 } },
];
const sizes = [...small, ...medium];
const ownRate = { options: { sui_rate: 0.0123 } };

function state(
  pays: (employee: Employee) => Readonly<Record<string, Pair>>,
  variants: Oracle["variants"] = [],
): Oracle {
  return {
    pays: (employee) => ({
      state_ui_employer: unemployment(
        employee,
        yearOf(employee).state_ui_employer ?? { rate: 0, upper: 0 },
      ),
      ...pays(employee),
    }),
    variants: [ownRate, ...variants],
  };
}

const withLevies: Readonly<Record<string, Oracle>> = {
  AK: state((employee) => {
    const { ak_ui, state_ui_employer } = yearOf(employee);
    return { ak_ui: worker(employee.gross, { rate: ak_ui, upper: state_ui_employer.upper }) };
  }),
  CA: state((employee) => {
    const { ca_sdi, ca_ett, ca_ui } = yearOf(employee);
    const { gross } = employee;
    return {
      ca_sdi: [cent(gross.times(ca_sdi)), 0],
      ca_ett: [0, cent(min(gross, ca_ett.upper).times(ca_ett.rate))],
      ca_ui: unemployment(employee, ca_ui),
    };
  }),
  CO: state((employee) => ({ co_famli: leave(employee, yearOf(employee).co_famli) }), sizes),
  CT: state((employee) => ({ ct_pl: worker(employee.gross, yearOf(employee).ct_pl) })),
  DC: state((employee) => ({
    dc_upl: [0, monthly(employee, ({ dc_upl }: { dc_upl: number }) => dc_upl)],
  })),
  DE: state((employee) => {
    const { de_pl } = yearOf(employee);
    const staff = Number(employee.options.staff);
    if (de_pl === undefined || staff < 10) return {};
    const half = cent(min(employee.gross, de_pl.upper).times(staff < 25 ? 0.0016 : 0.004));
    return { de_pl: [half, half] };
  }, sizes),
  HI: state(
    (employee) => {
      const { rate, upper, most } = yearOf(employee).hi_tdi;
      if (employee.options.hi_tdi_deducted === false) return {};
      const deducted = (wage: Rational) =>
        wage.isAbove(upper) ? r(most) : min(wage.times(rate), most);
      return { hi_tdi: [weekly(employee, deducted), 0] };
    },
    [{ options: { hi_tdi_deducted: false } }],
  ),
  MA: state((employee) => ({ ma_pfml: leave(employee, yearOf(employee).ma_pfml) }), sizes),
  ME: state((employee) => ({ me_pfml: leave(employee, yearOf(employee).me_pfml) }), sizes),
  MN: state((employee) => {
    const { mn_pl } = yearOf(employee);
    return {
      mn_pl: leave({ ...employee, options: { staff: 1 } }, mn_pl && { ...mn_pl, staff: 0 }),
    };
  }),
  NJ: state((employee) => {
    const { nj_ui, nj_wf, nj_tdi, nj_fli } = yearOf(employee);
    const { gross } = employee;
    return {
      nj_ui: worker(gross, nj_ui),
      nj_wf: worker(gross, { rate: nj_wf, upper: nj_ui.upper }),
      nj_tdi: worker(gross, nj_tdi),
      nj_fli: worker(gross, nj_fli),
    };
  }),
  NY: state((employee) => {
    const { ny_dbl, ny_pfl } = yearOf(employee);
    return {
      ny_dbl: [weekly(employee, (wage) => min(wage.times(ny_dbl.rate), ny_dbl.most)), 0],
      ny_pfl: [min(cent(employee.gross.times(ny_pfl.rate)), ny_pfl.most), 0],
    };
  }),
  OR: state((employee) => {
    const { or_transit, or_pl, or_ui } = yearOf(employee);
    return {
      or_transit: [cent(employee.gross.times(or_transit)), 0],
      or_pl: leave(employee, or_pl),
      or_ui: unemployment(employee, or_ui),
    };
  }, sizes),
  PA: state((employee) => {
    const { pa_ui, pa_ui_er } = yearOf(employee);
    return {
      pa_ui: [cent(employee.gross.times(pa_ui)), 0],
      pa_ui_er: unemployment(employee, pa_ui_er),
    };
  }),
  RI: state((employee) => {
    const { ri_tdi, ri_jda, state_ui_employer } = yearOf(employee);
    const wages = min(employee.gross, state_ui_employer.upper);
    return { ri_tdi: worker(employee.gross, ri_tdi), ri_jda: [0, cent(wages.times(ri_jda))] };
  }),
  VT: state((employee) => {
    type Figures = { vt_cc?: { employee: number; employer: number } };
    return {
      vt_cc: [
        monthly(employee, ({ vt_cc }: Figures) => vt_cc?.employee ?? 0),
        monthly(employee, ({ vt_cc }: Figures) => vt_cc?.employer ?? 0),
      ],
    };
  }),
  WA: state(
    (employee) => {
      const { wa_pfml, wa_cares } = yearOf(employee);
      const premium = min(employee.gross, wa_pfml.upper).times(wa_pfml.rate);
      const isSmall = Number(employee.options.staff) < 50;
      return {
        wa_pfml: [
          cent(premium.times(wa_pfml.employee)),
          isSmall ? 0 : cent(premium.times(wa_pfml.employer)),
        ],
        wa_cares: [employee.options.wa_cares_exempt ? 0 : cent(employee.gross.times(wa_cares)), 0],
      };
    },
    [...medium, { options: { wa_cares_exempt: true } }],
  ),
};

/**
 * The slow calculator of a state. In most states the employer's unemployment insurance is the
 * only levy.
 */
export function oracleOfState(code: string): Oracle {
  return withLevies[code.replace("US-", "")] ?? state(() => ({}));
}
