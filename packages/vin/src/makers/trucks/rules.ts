import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import { notEncoded } from "../../internal/maker/read-tables.ts";
import { trucksSources, trucksTables } from "./tables.ts";

const brazilianTrucks = new Set(["9BS", "9BV", "98P", "93Z", "953"]);

/**
 * Trucks of Iveco, MAN, Scania, DAF and Volvo, buses of Neoplan, and trailers of Schmitz Cargobull
 * and Kögel.
 */
export const trucks = /* @__PURE__ */ defineMaker({
  id: "trucks",
  tables: trucksTables,
  sources: trucksSources,
  market: ofAnyMarket,
  year: ({ vin, wmi }) => {
    if (brazilianTrucks.has(wmi)) return { position: 10, sources: "obs", grade: "A" };
    if (wmi === "WMA" && /^[SU][YZ]$/.test(vin.slice(6, 8))) {
      return { position: 10, sources: "opendbc", grade: "B" };
    }
    if (wmi === "WAG") return { position: 10, sources: "buspilotin", grade: "B" };
    if ((wmi === "ZCF" || wmi === "WJM") && vin[9] === "0") {
      return notEncoded("0 at position 10: Iveco writes no year");
    }
    if (wmi === "WMA" || wmi === "YV2") return { position: 10, sources: "ads", grade: "B" };
    return wmi === "XLR" && vin[9] === "0"
      ? notEncoded("0 at position 10: DAF writes no year")
      : {
          status: "unknown",
          why: "no source gives the position at which this maker writes the year",
        };
  },
  brandOfModels: "MAN",
});
