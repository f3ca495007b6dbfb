import type { CheckDigit } from "../checkDigit.ts";
import type { Confidence } from "../data/value-lists.ts";
import type { MakerModule, MakerReading, WorldWmi } from "./maker-module.ts";
import type { Market } from "./market.ts";
import type { NhtsaReading } from "./nhtsa.ts";
import type { VpicFacts } from "./vpic-facts.ts";
import type { VpicWmi } from "./wmi-table.ts";

/** A well-formed VIN, and what of its settings decides an answer. */
export interface DecodeRequest {
  readonly vin: string;
  readonly year: number | undefined;
  readonly strict: boolean;
  readonly explain: boolean;
  readonly latestYear: number;
}

/** All evidence about one VIN, before it is put into words. */
export interface Evidence {
  readonly request: DecodeRequest;
  readonly checkDigit: CheckDigit;
  readonly vpicWmi: VpicWmi | undefined;
  /** The modules that were asked, and the one that answered. */
  readonly makers: readonly MakerModule[];
  readonly maker: { readonly module: MakerModule; readonly reading: MakerReading } | undefined;
  readonly worldWmi: WorldWmi | undefined;
  readonly nhtsa: NhtsaReading | undefined;
  readonly market: Market;
  /** NHTSA's facts, where its procedure decides. */
  readonly facts: VpicFacts | undefined;
  readonly year: YearOutcome;
}

/** The year, or why there is none. */
export interface YearOutcome {
  readonly year: number | undefined;
  readonly confidence?: Confidence;
  /** The years between which nothing decides; with `year`, what else it could be. */
  readonly candidates: readonly number[] | undefined;
  readonly status: "decided" | "ambiguous" | "not_encoded" | "unreadable" | "unknown";
  readonly why: string;
}
