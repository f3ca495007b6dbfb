import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import { knownVehiclesSource, vpicSource } from "../shared-sources.ts";

/** Bajaj and the motorcycles that Dafra assembles in Manaus: model at 4-6, year at 10. */
export const bajajTables: MakerTables = {
  wmis: {
    MD2: { brand: "Bajaj", vehicleType: "motorcycle" },
    "92T": { brand: "Bajaj", vehicleType: "motorcycle" },
    "95V": { vehicleType: "motorcycle" },
  },
  wmiSources: "vininfo",
  models: [
    ["wmi=MD2,4-6=A92", "Pulsar NS160 / Dominar 160", "", "motorcycle", "B", "vininfo+obs"],
    ["wmi=MD2,4-6=A36", "Pulsar NS200 / Dominar 200", "", "motorcycle", "B", "vininfo+obs"],
    ["wmi=MD2|92T,4-6=A67", "Dominar 400", "", "motorcycle", "B", "vininfo"],
    ["wmi=MD2|92T,4-6=B65", "Dominar 250", "", "motorcycle", "B", "vininfo"],
    ["wmi=92T,4-6=A92,year>=2026", "Dominar NS160", "", "motorcycle", "B", "vininfo"],
    ["wmi=92T,4-6=A36,year>=2026", "Dominar NS200", "", "motorcycle", "B", "vininfo"],
    ["wmi=92T,4-6=C41", "Pulsar N150", "", "motorcycle", "B", "vininfo"],
    ["wmi=MD2,4-6=B54", "Pulsar N160", "", "motorcycle", "B", "vininfo"],
    ["wmi=MD2,4-6=B97", "Pulsar N250", "", "motorcycle", "B", "vininfo"],
    ["wmi=92T,4-6=A92,year<=2025", "Dominar 160", "", "motorcycle", "B", "vininfo"],
    ["wmi=92T,4-6=A36,year<=2025", "Dominar 200", "", "motorcycle", "B", "vininfo"],
    ["wmi=95V,4-5=CA", "Speed 150", "", "motorcycle", "B", "vininfo"],
    ["wmi=95V,4-5=CB", "Kansas 150", "", "motorcycle", "B", "vininfo"],
    ["wmi=95V,4-6=2A1", "Dominar 160", "", "motorcycle", "B", "vininfo"],
    ["wmi=95V,4-6=2B1", "Dominar 200", "", "motorcycle", "B", "vininfo"],
    ["wmi=95V,4-6=3B1", "Dominar 400", "", "motorcycle", "B", "vininfo"],
    ["wmi=MD2,4-7=A11C", "Pulsar 150", "", "motorcycle", "B", "obs", [2015, 2023]],
  ],
  brands: [
    ["wmi=MD2", "Bajaj / KTM / Husqvarna", "B", "vpic"],
    // Dafra assembled BMW motorcycles in Manaus from 2009 to 2016; no source says how their
    // VINs differ.
    ["wmi=95V", "Dafra / Bajaj / BMW", "B", "vininfo"],
    ["wmi=95V,4-5=CA|CB", "Dafra", "B", "vininfo"],
    ["wmi=95V,4-6=2A1|2B1|3B1", "Bajaj", "B", "vininfo"],
  ],
  plants: [
    ["11=C,wmi=MD2", "Chakan", "IN", "vininfo"],
    ["11=M,wmi=92T|95V", "Manaus", "BR", "vininfo"],
  ],
};

export const bajajSources: readonly MakerSource[] = [
  knownVehiclesSource,
  {
    id: "vininfo",
    title: "idlesign/vininfo (BSD-3-Clause)",
    url: "https://github.com/idlesign/vininfo",
    readOn: "2026-05-31",
  },
  vpicSource,
];
