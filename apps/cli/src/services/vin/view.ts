import { vin } from "@almanac/questions/vin";
import type { Vehicle, VehicleExplanation } from "@almanac/vin";
import type { RowView } from "../../bulk/bulk-service.ts";
import type { Reply } from "../../output/print-reply.ts";
import { type BlockRow, block, noteLine, textRows } from "../../text/lines.ts";
import { formatNumber } from "../../text/numbers.ts";
import { printable } from "../../text/printable.ts";
import type { Style } from "../../text/style.ts";
import { right, table } from "../../text/table.ts";

export function vehicleReply(vehicle: Vehicle): Reply {
  return {
    document: vehicle,
    columns: vin.questions.decodeVin.batch,
    quiet: nameOf(vehicle),
    human: (style) =>
      block(rowsOf(vehicle), style) +
      vehicle.warnings.map(({ message }) => noteLine(message, style)).join("") +
      (vehicle.explanation ? explanationText(vehicle.explanation, style) : ""),
  };
}

const columns = ["vin", right("year"), "make", "model", "body", right("engine"), "fuel"] as const;

/** How a list of vehicles looks: one row per VIN, in order. */
export const rowView: RowView<Vehicle> = {
  columns,
  cells: cellsOf,
  failedCells: (input, code) => [input.slice(0, 17), "", code],
  quiet: nameOf,
};

function cellsOf(vehicle: Vehicle): string[] {
  const { vin, year, make = "", model = "", bodyType = "", engine = {} } = vehicle;
  return [
    vin,
    year === undefined ? "" : String(year),
    make,
    model,
    bodyType,
    sizeOf(engine),
    engine.fuel ?? "",
  ];
}

function sizeOf({ capacityCc, capacityLitres }: NonNullable<Vehicle["engine"]>): string {
  if (capacityCc !== undefined) return `${formatNumber(capacityCc)} cc`;
  return capacityLitres === undefined ? "" : `${formatNumber(capacityLitres)} l`;
}

function nameOf({ year, make, model, modelCandidates }: Vehicle): string {
  const parts = [year, make, model ?? modelCandidates?.join(" or ")];
  return parts.filter((part) => part !== undefined).join(" ");
}

function rowsOf(vehicle: Vehicle): BlockRow[] {
  const { engine = {}, dimensions, plant, checkDigit, productionYears } = vehicle;
  const candidates = (list: readonly (string | number)[] | undefined) => list?.join(" or ");
  return knownRows([
    ["vin", vehicle.vin],
    ["make", vehicle.make ?? candidates(vehicle.makeCandidates)],
    ["model", vehicle.model ?? candidates(vehicle.modelCandidates)],
    ["year", vehicle.year ?? candidates(vehicle.yearCandidates)],
    [
      "built",
      productionYears && `${productionYears.from} to ${productionYears.to ?? "today or unknown"}`,
    ],
    ["body", vehicle.bodyType],
    ["engine", joined([sizeOf(engine), engine.fuel, powerOf(engine), vehicle.engineModel])],
    ["drive", vehicle.driveType],
    ["gearbox", gearboxOf(vehicle.transmission)],
    ["electrification", vehicle.electrification],
    ["cylinders", vehicle.cylinders],
    ["doors", vehicle.doors],
    ["seats", vehicle.seats],
    ["series", vehicle.series],
    ["trim", vehicle.trim],
    ["generation", vehicle.generation],
    ["type", vehicle.vehicleType],
    ["gvwr class", vehicle.gvwrClass],
    [
      "size",
      dimensions && `${dimensions.lengthMm} x ${dimensions.widthMm} x ${dimensions.heightMm} mm`,
    ],
    ["consumption", consumptionOf(vehicle.efficiency)],
    ["epa class", efficiencyClassOf(vehicle.efficiency)],
    ...safetyRows(vehicle),
    ["plant", plant && joined([plant.city, plant.state, plant.country])],
    ["maker", vehicle.manufacturer],
    ["country", joined([vehicle.country, vehicle.region])],
    ["check digit", checkDigit.valid ? "fits" : `would be ${checkDigit.expected}`],
  ]);
}

/** The rows that say something. */
export function knownRows(rows: Parameters<typeof textRows>[0]): BlockRow[] {
  return textRows(rows.filter(([, text]) => text !== ""));
}

function powerOf({ powerKw, powerKwTo }: NonNullable<Vehicle["engine"]>): string {
  if (powerKw === undefined) return "";
  const upper = powerKwTo === undefined ? "" : ` to ${formatNumber(powerKwTo)}`;
  return `${formatNumber(powerKw)}${upper} kW`;
}

function gearboxOf(transmission: Vehicle["transmission"]): string {
  const { style, speeds } = transmission ?? {};
  return joined([
    style,
    speeds === undefined ? undefined : `${speeds} ${speeds === 1 ? "speed" : "speeds"}`,
  ]);
}

type Efficiency = NonNullable<Vehicle["efficiency"]>;

function consumptionOf(efficiency: Efficiency | undefined): string {
  if (efficiency === undefined) return "";
  const shown = (amount: Efficiency["cityMpg"], unit: string) => {
    if (amount === undefined) return undefined;
    const text =
      typeof amount === "number"
        ? formatNumber(amount)
        : `${formatNumber(amount.min)} to ${formatNumber(amount.max)}`;
    return `${text} ${unit}`;
  };
  return joined([
    shown(efficiency.combinedMpg, "mpg combined"),
    shown(efficiency.cityMpg, "city"),
    shown(efficiency.highwayMpg, "highway"),
    shown(efficiency.litresPer100Km, "l/100 km"),
    shown(efficiency.kWhPer100Miles, "kWh/100 miles"),
    shown(efficiency.rangeMiles, "miles of range"),
    shown(efficiency.co2GramsPerMile, "g CO2/mile"),
  ]);
}

function efficiencyClassOf(efficiency: Efficiency | undefined): string {
  return [efficiency?.class ?? []].flat().join(" or ");
}

/** Air bags, antilock brakes and driver assistance. Systems are listed by availability. */
function safetyRows({ restraints, brakes, driverAssistance }: Vehicle) {
  const places = Object.entries(restraints ?? {}).flatMap(([field, place]) =>
    field.endsWith("Airbags") ? `${fieldWords(field.replace("Airbags", ""))}: ${place}` : [],
  );
  const systems = Object.entries({ abs: brakes?.abs, ...driverAssistance });
  const having = (availability: string) =>
    systems.flatMap(([name, given]) => (given === availability ? fieldWords(name) : [])).join(", ");
  return [
    ["air bags", places.join("; ")],
    ["assistance", having("standard")],
    ["optional", having("optional")],
  ] as const;
}

/** `rearCamera` is "rear camera". */
function fieldWords(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== "").join(", ");
}

function explanationText(
  { market, year, fields, sources }: VehicleExplanation,
  style: Style,
): string {
  const rows = fields.map(({ field, value, rule, schema, key, source, confidence }) => [
    field,
    String(value),
    key === undefined ? rule : `${key} of ${schema ?? ""}`,
    `${source} ${confidence}`,
  ]);
  const columnsOfFields = ["field", "value", "decided by", "source"];
  return [
    `\n${style("bold", "market")}  ${market.value}: ${printable(market.why)}\n`,
    `${style("bold", "year")}  ${printable(year)}\n\n`,
    table(columnsOfFields, rows, style),
    "\nsources\n",
    ...sources.map(
      ({ title, url }) => `  ${printable(title)}\n    ${style("dim", printable(url))}\n`,
    ),
  ].join("");
}
