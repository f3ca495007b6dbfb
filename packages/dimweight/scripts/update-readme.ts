import { readFileSync, writeFileSync } from "node:fs";
import { carriers, dataVersion } from "../src/index.ts";

// Writes the table of carriers into the README; with --check it only reports whether the README is
// up to date.
const start = "<!-- carriers:start -->";
const end = "<!-- carriers:end -->";
const file = new URL("../README.md", import.meta.url);

type Rule = ReturnType<typeof carriers>[number]["rules"][number];

function rounding({ mode, increment, unit }: Rule["dimensionRounding"] | Rule["weightRounding"]) {
  if (mode === "none") return "none";
  return `${mode === "ceil" ? "up to" : "nearest"} ${increment} ${unit}`;
}

function weightSteps(step: Rule["weightRounding"]) {
  const { coarser, unit } = step;
  return coarser
    ? `${rounding(step)}, above ${coarser.above} ${unit} up to ${coarser.increment} ${unit}`
    : rounding(step);
}

function applies({ kind, value, unit }: Rule["applies"]): string {
  switch (kind) {
    case "always":
      return "every parcel";
    case "volume-above":
      return `volume above ${value} ${unit}`;
    case "volume-at-least":
      return `volume from ${value} ${unit}`;
    case "dimensional-above":
      return `dimensional above ${value} ${unit}`;
    case "actual-at-least":
      return `actual from ${value} ${unit}`;
    case "dimensional-at-least-times-actual":
      return `dimensional from ${value} x actual`;
  }
}

function dates({ effectiveFrom, effectiveTo }: Rule): string {
  if (effectiveFrom === null && effectiveTo === null) return "undated";
  return `${effectiveFrom ?? "unknown"} to ${effectiveTo ?? "now"}`;
}

function row(carrier: ReturnType<typeof carriers>[number], rule: Rule): string {
  const { divisor, dimensionRounding, weightRounding } = rule.confidence;
  const cells = [
    carrier.name,
    `\`${carrier.carrier}\``,
    `\`${rule.profile}\`${rule.default ? " (default)" : ""}`,
    `${rule.divisor} ${rule.divisorUnit}`,
    rounding(rule.dimensionRounding),
    weightSteps(rule.weightRounding),
    applies(rule.applies),
    dates(rule),
    [divisor, dimensionRounding, weightRounding].join(", ").replaceAll("_", " "),
  ];
  return `| ${cells.join(" | ")} |`;
}

const all = carriers();
const rows = all.flatMap((carrier) => carrier.rules.map((rule) => row(carrier, rule)));
const table = `${start}
${rows.length} rules of ${all.length} carriers, as read up to ${dataVersion()}. Confidence is that of divisor, sides and weight, in this order.

| Carrier | Name | Profile | Divisor | Sides | Weight | Applies to | In force | Confidence |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join("\n")}
${end}`;

const readme = readFileSync(file, "utf8");
const [before, rest] = readme.split(start);
const after = rest?.split(end)[1];
if (before === undefined || after === undefined)
  throw new Error(`README.md has no ${start} … ${end}`);
const wanted = `${before}${table}${after}`;

if (wanted === readme) {
  console.log("README.md: table of carriers is up to date");
} else if (process.argv.includes("--check")) {
  console.error("README.md: table of carriers is out of date, run node scripts/update-readme.ts");
  process.exitCode = 1;
} else {
  writeFileSync(file, wanted);
  console.log("README.md: table of carriers written");
}
