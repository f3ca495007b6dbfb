/** A name with NHTSA's number for it. */
export interface CatalogueName {
  /** NHTSA's number. */
  readonly id: number;
  /** As NHTSA writes it, such as `HONDA` or `Accord`. */
  readonly name: string;
}

/** Model years for which a model was declared, for one type of vehicle. */
export interface CatalogueYears {
  /** The number of the type of vehicle. */
  readonly vehicleTypeId: number;
  /** The first model year. */
  readonly from: number;
  /** Absent if the declaration has no end. */
  readonly to?: number;
}

/** A model of a make. */
export interface CatalogueModel extends CatalogueName {
  /** Empty if no schema names the model: NHTSA lists it, but no VIN can give it. */
  readonly years: readonly CatalogueYears[];
}

/** A company that is registered with NHTSA. */
export interface CatalogueManufacturer extends CatalogueName {
  /** The numbers of its makes. */
  readonly makeIds: readonly number[];
}

/** A code of a maker. What NHTSA does not know is absent. */
export interface CatalogueWmi {
  /** Three characters, or six for a small maker. */
  readonly code: string;
  /** The number of the manufacturer. */
  readonly manufacturerId?: number;
  /** The number of the country. */
  readonly countryId?: number;
  /** The number of the type of vehicle. */
  readonly vehicleTypeId?: number;
  /** The number of the type of truck. */
  readonly truckTypeId?: number;
  /** The numbers of its makes. */
  readonly makeIds: readonly number[];
  /** The day on which NHTSA created the row, in ISO 8601. */
  readonly createdOn?: string;
  /** The day on which NHTSA last changed the row, in ISO 8601. */
  readonly updatedOn?: string;
  /** The day from which NHTSA publishes the code. */
  readonly availableOn?: string;
}

/** A variable of NHTSA's answers, which vPIC calls an element. */
export interface CatalogueVariable extends CatalogueName {
  /** Its key in NHTSA's flat answers, such as `BodyClass`; empty for internal elements. */
  readonly code: string;
  /** Its list of values, as for {@link Catalogue.values}; empty if it is not from a list. */
  readonly list: string;
  /** NHTSA's name of the group, such as `Engine`. */
  readonly group: string;
  /** `string`, `int`, `decimal` or `lookup`. */
  readonly dataType: string;
  /**
   * Where NHTSA takes the value from: `Pattern`, `WMI` or `Decoding`; empty if no answer has
   * the variable.
   */
  readonly decode: string;
  /** Whether NHTSA marks the variable as private. */
  readonly isPrivate: boolean;
  /** NHTSA's description, in HTML. */
  readonly description: string;
}

/**
 * The names and numbers of NHTSA's vPIC. Each list is read when it is first needed, and
 * then stored.
 */
export interface Catalogue {
  /** The version of the data, such as `vpic-2026-10-13`. */
  readonly dataVersion: string;
  /** All makes, by number. */
  makes(): readonly CatalogueName[];
  /** The make with a number. */
  findMake(id: number): CatalogueName | undefined;
  /** The make with a name, in any letter case. */
  findMakeByName(name: string): CatalogueName | undefined;
  /** The model of a make, by the names of both, in any letter case. */
  findModel(make: string, model: string): CatalogueModel | undefined;
  /** The models of a make, by number. An empty list if no make has the number. */
  models(makeId: number): readonly CatalogueModel[];
  /** All manufacturers, by number. */
  manufacturers(): readonly CatalogueManufacturer[];
  /** The manufacturer with a number. */
  findManufacturer(id: number): CatalogueManufacturer | undefined;
  /** All countries, by number. */
  countries(): readonly CatalogueName[];
  /** All types of vehicle, by number. */
  vehicleTypes(): readonly CatalogueName[];
  /** All codes, by text. */
  wmis(): readonly CatalogueWmi[];
  /** The code of three or six characters. */
  findWmi(code: string): CatalogueWmi | undefined;
  /** All variables, by number. */
  variables(): readonly CatalogueVariable[];
  /**
   * The values of a list, by number, such as those of `bodystyle`. An empty list if there is no
   * such list.
   */
  values(list: string): readonly CatalogueName[];
}
