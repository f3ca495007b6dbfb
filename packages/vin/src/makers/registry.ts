import type { MakerModule } from "../internal/maker/maker-module.ts";
import { bajaj } from "./bajaj/rules.ts";
import { bmw } from "./bmw/rules.ts";
import { chevrolet } from "./chevrolet/rules.ts";
import { china } from "./china/rules.ts";
import { ducati } from "./ducati/rules.ts";
import { ferrari } from "./ferrari/rules.ts";
import { fiat } from "./fiat/rules.ts";
import { ford } from "./ford/rules.ts";
import { gaz } from "./gaz/rules.ts";
import { gmKorea } from "./gm-korea/rules.ts";
import { harleyDavidson } from "./harley-davidson/rules.ts";
import { hero } from "./hero/rules.ts";
import { holden } from "./holden/rules.ts";
import { honda } from "./honda/rules.ts";
import { hyundai } from "./hyundai/rules.ts";
import { india } from "./india/rules.ts";
import { isuzu } from "./isuzu/rules.ts";
import { jaguarLandRover } from "./jaguar-land-rover/rules.ts";
import { kia } from "./kia/rules.ts";
import { lada } from "./lada/rules.ts";
import { mazda } from "./mazda/rules.ts";
import { mercedesBenz } from "./mercedes-benz/rules.ts";
import { mitsubishi } from "./mitsubishi/rules.ts";
import { nissan } from "./nissan/rules.ts";
import { opel } from "./opel/rules.ts";
import { psa } from "./psa/rules.ts";
import { renault } from "./renault/rules.ts";
import { smart } from "./smart/rules.ts";
import { subaru } from "./subaru/rules.ts";
import { suzuki } from "./suzuki/rules.ts";
import { tesla } from "./tesla/rules.ts";
import { toyota } from "./toyota/rules.ts";
import { trucks } from "./trucks/rules.ts";
import { ukraine } from "./ukraine/rules.ts";
import { volkswagen } from "./volkswagen/rules.ts";
import { volvo } from "./volvo/rules.ts";

/**
 * Every maker module. If several list the same WMI, the first one that answers wins. It is a
 * function, so that a bundle that does not call it has no maker.
 */
export function allMakers(): readonly MakerModule[] {
  return [
    ...volkswagen,
    mercedesBenz,
    smart,
    bmw,
    renault,
    psa,
    opel,
    ford,
    fiat,
    ferrari,
    volvo,
    jaguarLandRover,
    tesla,
    trucks,
    toyota,
    nissan,
    honda,
    mazda,
    suzuki,
    subaru,
    mitsubishi,
    hyundai,
    kia,
    hero,
    bajaj,
    india,
    chevrolet,
    gmKorea,
    lada,
    gaz,
    ukraine,
    holden,
    harleyDavidson,
    ducati,
    isuzu,
    china,
  ];
}
