import { exact } from "@almanac/kernel/numbers/exact";
import type { Parcel } from "./evaluate.ts";

type Metric = { lengthCm: number; widthCm: number; heightCm: number; weightKg: number };
type Imperial = { lengthIn: number; widthIn: number; heightIn: number; weightLb: number };

export function toParcel(request: Metric | Imperial): Parcel {
  return "lengthCm" in request
    ? {
        sides: [exact(request.lengthCm), exact(request.widthCm), exact(request.heightCm)],
        weight: exact(request.weightKg),
        imperial: false,
      }
    : {
        sides: [exact(request.lengthIn), exact(request.widthIn), exact(request.heightIn)],
        weight: exact(request.weightLb),
        imperial: true,
      };
}

export const sideNames = ["length", "width", "height"] as const;
