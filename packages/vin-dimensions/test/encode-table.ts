import { crc32 } from "node:zlib";
import { bodyStyles } from "../src/internal/body-styles.ts";

export interface TestBody {
  readonly body?: (typeof bodyStyles)[number];
  readonly doors?: number;
  /** Length, width and height in centimetres. */
  readonly size?: readonly [number, number, number];
}

const numberBytes = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...numberBytes(Math.floor(value / 128))];
const shortBytes = (value: number): number[] => [value & 255, value >> 8];
const withLength = (bytes: readonly number[]): number[] => [...numberBytes(bytes.length), ...bytes];
const textBytes = (text: string): number[] => [
  ...numberBytes(text.length),
  ...[...text].map((letter) => letter.charCodeAt(0)),
];

/** Writes a dimension file with one car, independently of the build script. */
export const encodeTable = (
  make: string,
  model: string,
  from: number,
  to: number,
  bodies: readonly TestBody[],
): Uint8Array => {
  const sized = bodies.filter((body) => body.size !== undefined);
  const content = Uint8Array.from([
    ...numberBytes(sized.length),
    ...sized.flatMap((body) => (body.size ?? []).flatMap(shortBytes)),
    ...numberBytes(bodies.length),
    ...bodies.flatMap((body) => [
      (body.doors ?? 0) * 16 + (body.body === undefined ? 0 : bodyStyles.indexOf(body.body) + 1),
      ...shortBytes(body.size === undefined ? 0 : sized.indexOf(body) + 1),
    ]),
    ...withLength([
      ...numberBytes(bodies.length),
      ...bodies.flatMap((_, index) => numberBytes(index)),
    ]),
    ...numberBytes(1),
    ...textBytes(make),
    ...withLength([
      ...numberBytes(1),
      ...textBytes(model),
      ...withLength([...numberBytes(from - 1900), ...numberBytes(to - from), ...numberBytes(0)]),
    ]),
  ]);
  const header = Buffer.from("AVD3....");
  header.writeUInt32LE(crc32(content), 4);
  return Uint8Array.from([...header, ...content]);
};
