import { cent, less, min, type Oracle, r, slice } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays({ gross, months, options, on, age }) {
    const law = on(months[0] ?? "");
    const { limit, taper, rate, low_rate } = law.trygdeavgift;
    const isLow = age !== undefined && (age < 17 || age >= 70);
    const own = min(gross.times(isLow ? low_rate : rate), less(gross, limit).times(taper)).near();
    const otp = options.otp ? cent(min(gross, law.otp.upper).times(law.otp.rate)) : r(0);
    const extra = law.arbeidsgiveravgift_extra;
    return {
      trygdeavgift: [own, 0],
      arbeidsgiveravgift: [
        0,
        cent(gross.plus(otp).times(law.arbeidsgiveravgift[String(options.zone)])),
      ],
      arbeidsgiveravgift_extra: [0, extra ? cent(slice(gross, extra.over).times(extra.rate)) : 0],
      otp: [0, otp],
    };
  },
  variants: [
    { age: 70 },
    { age: 69 },
    { age: 16 },
    { options: { zone: "IVa" } },
    { options: { zone: "V" } },
  ],
};
