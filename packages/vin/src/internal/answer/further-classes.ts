import type { Evidence } from "../evidence/evidence.ts";
import { makerInputOf } from "../evidence/gather-evidence.ts";
import type { MakerModule } from "../maker/maker-module.ts";
import type { Pass } from "../nhtsa/decoding-pass.ts";
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
  const { request, checkDigit, nhtsa, code } = evidence;
  const { vin } = request;
  const last = lengthOfDescriptor(vin);
  const isFurther = ({ furtherPositions = [] }: MakerModule) => furtherPositions.length > 0;
  const isLater = ({ patterns }: Pass) => patterns.lastPosition > last;
  // Nearly always, neither a maker nor a key reads further.
  if (!code.makers.some(isFurther) && !nhtsa?.passes.some(isLater)) return undefined;
  const classes = new SymbolClasses();
  for (const { furtherPositions = [], furtherSymbols } of code.makers) {
    // A wrong check digit is part of the type.
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
    if (patterns.lastPosition > last) splitByKeys(tables, patterns, vin, classes);
  }
  return classes.isEmpty ? undefined : classes;
}
