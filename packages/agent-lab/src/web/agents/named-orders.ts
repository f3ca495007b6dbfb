/** The ids of the orders that an instruction names. */
export function namedOrders(instruction: string): readonly string[] {
  return instruction.match(/\bord_[0-9a-z]+\b/g) ?? [];
}
