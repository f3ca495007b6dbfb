import type { Parcel } from "./evaluate.ts";
import { decimal } from "./exact.ts";

type Metric = { lengthCm: number; widthCm: number; heightCm: number; weightKg: number };
type Imperial = { lengthIn: number; widthIn: number; heightIn: number; weightLb: number };

export function toParcel(request: Metric | Imperial): Parcel {
  return "lengthCm" in request
    ? {
        sides: [decimal(request.lengthCm), decimal(request.widthCm), decimal(request.heightCm)],
        weight: decimal(request.weightKg),
        imperial: false,
      }
    : {
        sides: [decimal(request.lengthIn), decimal(request.widthIn), decimal(request.heightIn)],
        weight: decimal(request.weightLb),
        imperial: true,
      };
}
