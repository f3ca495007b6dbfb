/** The polynomial that gzip and Ethernet use, lowest bit first (ISO 3309). */
const polynomial = 0xedb88320;

const table = Int32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ polynomial : rest >>> 1;
  return rest;
});

/**
 * The CRC-32 of the bytes, as an unsigned integer. A change of up to 32 adjacent bits always
 * changes it.
 */
export const crc32 = (bytes: Uint8Array): number => {
  let rest = -1;
  for (const byte of bytes) rest = (table[(rest ^ byte) & 255] ?? 0) ^ (rest >>> 8);
  return ~rest >>> 0;
};
