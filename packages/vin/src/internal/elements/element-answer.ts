/** One element of NHTSA's answer about a VIN. */
export interface ElementValue {
  /** NHTSA's number of the element, such as 28 for the model. */
  readonly id: number;
  /** In NHTSA's words. */
  readonly value: string;
  /** NHTSA's number of the value; empty if the value is not from a list. */
  readonly valueId: string;
}

/** What NHTSA's procedure answers about a VIN, whole or partial. */
export interface ElementAnswer {
  /** As given, in capitals. */
  readonly vin: string;
  /** By the number of the element. Elements without a value are absent. */
  readonly elements: readonly ElementValue[];
}
