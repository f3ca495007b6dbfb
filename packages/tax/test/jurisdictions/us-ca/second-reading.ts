import { byForm } from "../../states/second-reading/by-form.ts";
import { bands, positive } from "../../states/second-reading/household.ts";

const all = Number.POSITIVE_INFINITY;

// Form 540: tax rate schedules; exemption credits of lines 7 and 10.
export const secondReading = byForm((c) => {
  const base = positive(
    c.wages - c.in(c.by(5540, 11_080, 5540, 11_080), c.by(5706, 11_412, 5706, 11_412)),
  );
  const [a, b, d, e] = c.in(
    c.by(
      [10_756, 25_499, 40_245, 55_866],
      [21_512, 50_998, 80_490, 111_732],
      [10_756, 25_499, 40_245, 55_866],
      [21_527, 51_000, 65_744, 81_364],
    ),
    c.by(
      [11_079, 26_264, 41_452, 57_542],
      [22_158, 52_528, 82_904, 115_084],
      [11_079, 26_264, 41_452, 57_542],
      [22_173, 52_530, 67_716, 83_805],
    ),
  ) as [number, number, number, number];
  const tax = bands(base, [1, a], [2, b], [4, d], [6, e], [8, all]);
  return positive(tax - (c.adults + c.aged) * c.in(149, 153) - c.children * c.in(461, 475));
});
