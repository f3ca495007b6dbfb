import type { Evidence } from "../evidence/evidence.ts";
import { makerInputOf } from "../evidence/gather-evidence.ts";
import { lengthOfDescriptor } from "../nhtsa/read-nhtsa.ts";
import type { NhtsaTables } from "../nhtsa/read-patterns.ts";
import { splitByKeys } from "../nhtsa/split-by-keys.ts";
import { SymbolClasses } from "../vin/symbol-classes.ts";

/**
 * What decides the answers of VINs of one type besides their type: classes of symbols at further positions. Undefined if
 * nothing more decides, which is so for nearly every type.
 */
export function furtherClassesOf(
  tables: NhtsaTables,
  evidence: Evidence,
): SymbolClasses | undefined {
  const { request, checkDigit, nhtsa, makers } = evidence;
  const { vin } = request;
  const classes = new SymbolClasses();
  for (const { furtherPositions = [], furtherSymbols } of makers) {
    // A wrong check digit is part of the type.
    if (furtherPositions.length === 0) continue;
    const open = furtherPositions.filter((position) => position !== 9 || checkDigit.valid);
    if (open.length === 0) continue;
    if (furtherSymbols === undefined) {
      for (const position of open) classes.splitEach(position);
      continue;
    }
    for (const { position, symbols } of furtherSymbols(makerInputOf(request, checkDigit.valid))) {
      if (open.includes(position)) classes.splitOff(position, symbols);
    }
  }
  for (const { patterns } of nhtsa?.passes ?? []) {
    if (patterns.lastPosition > lengthOfDescriptor(vin)) {
      splitByKeys(tables, patterns, vin, classes);
    }
  }
  return classes.isEmpty ? undefined : classes;
}
