import * as z from "zod";
import * as lists from "../data/value-lists.ts";

const count = (description: string) => z.int().positive().optional().meta({ description });
const amount = (description: string) => z.number().positive().optional().meta({ description });
const yesNo = (description: string) => z.boolean().optional().meta({ description });
const airbags = (what: string) =>
  z
    .enum(lists.airbagLocations)
    .optional()
    .meta({ description: `Where the vehicle has ${what}` });
const feature = (description: string) =>
  z.enum(lists.availabilities).optional().meta({ description });

/** Fields of `engine` that come from NHTSA's vPIC. */
export const engineDetails = /* @__PURE__ */ (() => ({
  configuration: z.enum(lists.engineConfigurations).optional().meta({
    description: "Arrangement of the cylinders",
  }),
  turbo: yesNo("Whether the engine has a turbocharger"),
  manufacturer: z.string().optional().meta({ description: "Maker of the engine" }),
}))();

// long: one entry for each field of an answer
/** Groups that come from NHTSA's vPIC. The loaded data decide which of them an answer can have. */
// long: one group of fields after another, without a decision
export const details = /* @__PURE__ */ (() => ({
  driveType: z.enum(lists.driveTypes).optional().meta({
    description: "Which wheels are driven; `6x4` means four of six",
  }),
  transmission: z
    .object({
      style: z.enum(lists.transmissionStyles).optional().meta({ description: "Kind of gearbox" }),
      speeds: count("Number of forward gears"),
    })
    .optional()
    .meta({ description: "The gearbox" }),
  battery: z
    .object({
      chemistry: z
        .enum(lists.batteryChemistries)
        .optional()
        .meta({ description: "Chemistry of the drive battery" }),
      energyKwh: amount("Energy in kilowatt-hours, or the lower end of a range"),
      energyKwhTo: amount("The upper end of the range of energy, in kilowatt-hours"),
      voltage: count("Voltage in volts, or the lower end of a range"),
      voltageTo: count("The upper end of the range of voltage, in volts"),
      packs: count("Number of battery packs"),
      modulesPerPack: count("Number of modules in a pack"),
      cellsPerModule: count("Number of cells in a module"),
    })
    .optional()
    .meta({ description: "The battery that drives the vehicle" }),
  charging: z
    .object({
      level: count("Level of the charger: 1 and 2 for AC, 3 for DC"),
      powerKw: count("Power of the charger in kilowatts"),
    })
    .optional()
    .meta({ description: "How the battery is charged" }),
  brakes: z
    .object({
      system: z.enum(lists.brakeSystems).optional().meta({ description: "Kind of brakes" }),
      description: z.string().optional().meta({ description: "The brakes in the maker's words" }),
      abs: feature("Antilock braking system"),
    })
    .optional()
    .meta({ description: "The brakes" }),
  restraints: z
    .object({
      seatBelts: z.enum(lists.seatBeltTypes).optional().meta({ description: "Kind of seat belts" }),
      pretensioners: yesNo("Whether the seat belts have pretensioners"),
      frontAirbags: airbags("front air bags"),
      sideAirbags: airbags("side air bags"),
      curtainAirbags: airbags("curtain air bags"),
      kneeAirbags: airbags("knee air bags"),
      seatCushionAirbags: airbags("air bags in the seat cushion"),
      other: z
        .array(z.string())
        .optional()
        .meta({ description: "More about restraints, in the maker's words" }),
    })
    .optional()
    .meta({ description: "Seat belts and air bags" }),
  driverAssistance: z
    .object({
      adaptiveCruiseControl: feature("Adaptive cruise control"),
      blindSpotIntervention: feature("Blind spot intervention"),
      blindSpotWarning: feature("Blind spot warning"),
      crashImminentBraking: feature("Crash imminent braking"),
      dynamicBrakeSupport: feature("Dynamic brake support"),
      electronicStabilityControl: feature("Electronic stability control"),
      forwardCollisionWarning: feature("Forward collision warning"),
      laneCentering: feature("Lane centering assistance"),
      laneDepartureWarning: feature("Lane departure warning"),
      parkingAssist: feature("Parking assist"),
      pedestrianBraking: feature("Pedestrian automatic emergency braking"),
      rearBraking: feature("Rear automatic emergency braking"),
      rearCamera: feature("Backup camera"),
      tractionControl: feature("Traction control"),
      laneKeeping: feature("Lane keeping assistance"),
      rearCrossTrafficAlert: feature("Rear cross traffic alert"),
    })
    .optional()
    .meta({ description: "Which systems assist the driver" }),
}))();
