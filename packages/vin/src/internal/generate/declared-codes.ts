import { foldName } from "../lookup/makes-elsewhere.ts";
import { displayMake } from "../nhtsa/vpic-facts.ts";
import type { Vpic } from "../vpic/vpic.ts";
import type { VpicWmi } from "../vpic/wmi-table.ts";

/**
 * The codes of each make. A key is a folded name of the make: the one that NHTSA lists, or the one
 * that this library shows.
 */
type CodesByMake = ReadonlyMap<string, readonly VpicWmi[]>;

// purity: a cache that changes no answer. Reading every code takes longer than generating a VIN.
const known = new WeakMap<Vpic, Map<number, CodesByMake>>();

/**
 * The codes of each make that have declared patterns. `length` is 3, or 6 for makers of few
 * vehicles. Codes with a letter that no VIN has are left out.
 */
export function codesByMake(vpic: Vpic, length: 3 | 6): CodesByMake {
  const cached = known.get(vpic) ?? new Map<number, CodesByMake>();
  known.set(vpic, cached);
  const found = cached.get(length) ?? collect(vpic, length);
  cached.set(length, found);
  return found;
}

function collect(vpic: Vpic, length: number): CodesByMake {
  const codes = new Map<string, VpicWmi[]>();
  for (let index = 0; index < vpic.wmis.codes.length; index++) {
    const code = vpic.wmis.codes.at(index);
    if (code.length !== length || /[IOQ]/.test(code)) continue;
    const wmi = vpic.wmis.find(code);
    if (wmi === undefined || wmi.links.length === 0) continue;
    const names = wmi.makes.flatMap((make) => [foldName(make), foldName(displayMake(make))]);
    for (const name of new Set(names)) {
      const listed = codes.get(name);
      if (listed === undefined) codes.set(name, [wmi]);
      else listed.push(wmi);
    }
  }
  return codes;
}
