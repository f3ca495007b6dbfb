const damages = {
  missing: `throw Object.assign(new Error("ENOENT: no such file"), { code: "ENOENT" })`,
  cut: `return bytes.subarray(0, bytes.length - 1000)`,
  garbled: `bytes[bytes.length >> 1] ^= 1; return bytes`,
  // What no checksum of gzip sees: the bytes were damaged before they were packed.
  "garbled within": `
    const inner = gunzipSync(bytes);
    inner[inner.length >> 1] ^= 1;
    return gzipSync(inner, { level: 1 })`,
};

/** What can happen to a data file. */
export type Damage = keyof typeof damages;

/**
 * A module to start Node with (`--import`): files whose path ends with `name` are read as if they were damaged. The
 * process under test is otherwise the real one.
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
