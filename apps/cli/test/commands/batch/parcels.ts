const carriers = ["ups", "fedex", "dhl", "usps"];

/**
 * A CSV of parcels. The same count always gives the same file. One row in 50 fails, and one in 40
 * has cells in quotes.
 */
export function parcels(count: number): string {
  let state = 17;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >> 8) % below;
  };
  const rows = Array.from({ length: count }, (_, index) => {
    const weight = index % 50 === 49 ? "heavy" : `${1 + random(30)}.${random(10)}`;
    const id = index % 40 === 39 ? `"no. ${index}, 19"" rack\nfragile"` : `é-${index}`;
    const sides = [10 + random(90), 10 + random(50), 5 + random(45)];
    return `${id},${sides.join(",")},${weight},${carriers[random(4)]}\n`;
  });
  return `id,lengthCm,widthCm,heightCm,weightKg,carrier\n${rows.join("")}`;
}
