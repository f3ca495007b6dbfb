import type { Vehicle } from "../../types.ts";

/** The query to a table of consumption: what is known of the vehicle. */
export interface EfficiencyQuery
  extends Partial<
    Pick<
      Vehicle,
      | "series"
      | "trim"
      | "bodyType"
      | "engine"
      | "cylinders"
      | "electrification"
      | "driveType"
      | "transmission"
    >
  > {
  /** Brand in display form. */
  readonly make: string;
  /** Model in display form. */
  readonly model: string;
  /** Model year. */
  readonly year: number;
}

/** What the rows of EPA say that fit a vehicle. */
export interface EfficiencyFinding {
  /** How many rows fit. */
  readonly rows: number;
  /** Consumption, range and class. */
  readonly efficiency: NonNullable<Vehicle["efficiency"]>;
  /** The drive, if the query has none and all rows agree. */
  readonly driveType?: Vehicle["driveType"];
  /** The gearbox, if the query has none and all rows agree. */
  readonly transmission?: Vehicle["transmission"];
  /** Fields of the query that no row has, with EPA's words. */
  readonly differences: readonly {
    /** The field of the query. */
    readonly field: "driveType" | "transmission";
    /** EPA's words for it, such as `All-Wheel Drive`. */
    readonly words: string;
  }[];
}

/** A table of consumption, as `openEfficiency` of `@almanac/vin/efficiency` opens one. */
export interface EfficiencyTable {
  /** The day of the source, ISO 8601. */
  readonly date: string;
  /** What the rows say that fit; undefined if no row fits. */
  readonly find: (query: EfficiencyQuery) => EfficiencyFinding | undefined;
}
