const damages = {
  missing: `throw Object.assign(new Error("ENOENT: no such file"), { code: "ENOENT" })`,
  cut: `return bytes.subarray(0, bytes.length - 1000)`,
  garbled: `bytes[bytes.length >> 1] ^= 1; return bytes`,
  // Damages the bytes before they are compressed, so that the checksum of gzip is correct.
  "garbled within": `
    const inner = gunzipSync(bytes);
    inner[inner.length >> 1] ^= 1;
    return gzipSync(inner, { level: 1 })`,
};

/** A kind of damage to a data file. */
export type Damage = keyof typeof damages;

/**
 * A module for `node --import`. With it, a file whose path ends with `name` is read as if it were
 * damaged. The rest of the process is unchanged.
 */
export function damagedFile(name: string, damage: Damage): string {
  return `data:text/javascript,${encodeURIComponent(`
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    import { gunzipSync, gzipSync } from "node:zlib";
    const read = fs.readFileSync;
    fs.readFileSync = (path, ...rest) => {
      const bytes = read(path, ...rest);
      if (!String(path).endsWith(${JSON.stringify(name)})) return bytes;
      ${damages[damage]};
    };
    syncBuiltinESMExports();
  `)}`;
}
