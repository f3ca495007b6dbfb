import { cent, everyMonth, min, type Oracle } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const { uif, sdl } = employee.on(day);
      const share = cent(min(pay, uif.limit).times(uif.rate));
      return {
        uif: [share, share],
        sdl: [0, employee.options.sdl_exempt ? 0 : cent(pay.times(sdl))],
      };
    }),
  variants: [{ options: { sdl_exempt: true } }],
};
