import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";
import {
  adsSource,
  autodiagSource,
  knownVehiclesSource,
  labelsSource,
  listingSource,
  lvcanSource,
  romanianSource,
} from "../shared-sources.ts";

/**
 * SEAT and Cupra: the first two characters of the type code at 7-8. Cupra has been a separate brand
 * since February
 * 2018. Both brands sell León and Ateca, and the VIN does not show which.
 */
export const seatTables: MakerTables = {
  wmis: {
    VSS: { brand: "SEAT", vehicleType: "car" },
  },
  wmiSources: "opendbc",
  models: [
    ["7-8=1P", "León", "II", "hatchback", "A", "listing+autodiag", [2007, 2007]],
    ["7-8=5F", "León / Ateca", "", "", "A", "opendbc+labels+autodiag", [2014, 2023]],
    // The Ateca comes from Kvasiny, never from Martorell.
    ["7-8=5F,11=R", "León", "III", "", "B", "atecaplant+seat2019", [2012, 2020]],
    ["7-8=5P", "Altea / Toledo", "", "", "A", "listing+autodiag"],
    ["7-8=7N", "Alhambra", "II", "minivan", "B", "opendbc"],
    ["7-8=K1", "Born", "K1", "hatchback", "A", "utils+opendbc", [2021, 2023]],
    ["7-8=KM", "Formentor", "", "suv", "A", "utils+obs", [2020]],
    ["7-8=KR", "Tavascan", "", "suv", "B", "obs", [2024]],
    ["7-8=KL", "León", "IV", "", "A", "utils+obs", [2020]],
    ["7-8=KH", "Ateca", "", "suv", "B", "utils", [2016]],
    ["7-8=1M", "León / Toledo", "", "", "B", "autodiag+lvcan"],
    ["7-8=3R", "Exeo", "", "", "B", "autodiag+lvcan"],
    ["7-8=6J", "Ibiza", "IV", "", "A", "autodiag+lvcan+ads", [2014, 2014]],
    ["7-8=6K", "Ibiza / Córdoba", "", "", "B", "listing+labels"],
    ["7-8=6L", "Ibiza / Córdoba", "", "", "B", "autodiag+lvcan"],
    ["7-8=6P", "Ibiza", "IV", "", "B", "autodiag+labels"],
    ["7-8=KJ", "Ibiza / Arona", "", "", "B", "autodiag+lvcan"],
    ["7-8=7M", "Alhambra", "I", "minivan", "A", "ads+obs", [1996, 2010]],
    ["7-8=NH", "Toledo", "IV", "", "B", "romania", [2012, 2018]],
  ],
  engines: [
    ["7-8=K1", { fuel: "electric", electrification: "battery" }, "B", "opendbc"],
    ["7-8=KR", { fuel: "electric", electrification: "battery" }, "B", "obs"],
  ],
  brands: [
    ["wmi=VSS,year>=2018", "SEAT / Cupra", "A", "cuprabrand+cupracars"],
    ["7-8=K1|KM", "Cupra", "A", "utils+obs"],
    ["7-8=KR", "Cupra", "B", "obs"],
    ["7-8=KP", "Cupra", "B", "cupraprefixes"],
    ["7-8=KU", "Cupra / SEAT", "B", "utils"],
    ["7-8=KL", "SEAT / Cupra", "A", "utils+obs"],
    ["7-8=KH,year>=2018", "SEAT / Cupra", "B", "utils"],
    ["7-8=5F,year>=2018", "SEAT / Cupra", "B", "opendbc+cuprabrand"],
  ],
  plants: [["11=R", "Martorell", "ES", "vr6"]],
};

export const seatSources: readonly MakerSource[] = [
  romanianSource,
  {
    id: "atecaplant",
    title: "regio7.cat, June 2018: the Ateca is built in Kvasiny, not in Martorell",
    url: "http://www.regio7.cat/economia/2018/06/05/luca-meo-diu-que-martorell/479694.html",
    readOn: "2026-11-28",
  },
  {
    id: "seat2019",
    title: "revistacarros.pt: SEAT's plants and models of 2019 (León Martorell, Ateca Kvasiny)",
    url: "https://revistacarros.pt/mais-de-meio-milhao-de-veiculos-produzidos-pela-seat-em-2019/",
    readOn: "2026-11-28",
  },
  {
    id: "cuprabrand",
    title: "Motor1 Spain: brands made independent (Cupra since 22 February 2018)",
    url: "https://es.motor1.com/features/234566/marcas-coches-independientes-cupra/",
    readOn: "2026-11-22",
  },
  {
    id: "cupracars",
    title: "CarIQ: Cupra",
    url: "https://www.cariq.net/Manufacturers/cupra",
    readOn: "2026-11-22",
  },
  {
    id: "cupraprefixes",
    title:
      "Prefix tables in public code, which give KP to Cupra and differ on the model: the brand alone",
    url: "https://github.com/",
    readOn: "2026-11-22",
  },
  {
    id: "obs",
    holdsSeveral: true,
    title: "VINs named with their car in public code (serials not kept)",
    url: "https://github.com/",
    readOn: "2026-11-22",
  },
  {
    id: "utils",
    title: "connectedcars/node-vinutils, make from VIN (MIT)",
    url: "https://github.com/connectedcars/node-vinutils",
    readOn: "2026-11-22",
  },
  autodiagSource,
  {
    id: "golf7",
    title: "michaelneuhaus.de: chassis number of the Golf, types and model years 1996-2020",
    url: "https://www.michaelneuhaus.de/golf7/golf7-fahrgestellnummer.shtml",
    readOn: "2026-11-20",
  },
  labelsSource,
  listingSource,
  lvcanSource,
  {
    id: "opendbc",
    title: "commaai/opendbc, opendbc/car/volkswagen/values.py (MIT)",
    url: "https://github.com/commaai/opendbc",
    readOn: "2026-08-22",
  },
  {
    id: "vr6",
    title: "vr6-info.de, topic 4758: structure of the VW chassis number, plants",
    url: "http://vr6-info.de/viewtopic.php?f=12&t=4758",
    readOn: "2026-11-20",
  },
  adsSource,
  knownVehiclesSource,
];
