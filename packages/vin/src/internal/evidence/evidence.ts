import type { Confidence } from "../../data/value-lists.ts";
import type { MakerModule, MakerReading } from "../maker/maker-module.ts";
import type { NhtsaReading } from "../nhtsa/read-nhtsa.ts";
import type { VpicFacts } from "../nhtsa/vpic-facts.ts";
import type { CheckDigit } from "../vin/check-digit.ts";
import type { CheckDigitException } from "../vin/check-digit-exception.ts";
import type { MakerCode } from "./code-table.ts";
import type { Market } from "./decide-market.ts";

/** A well-formed VIN, and the options that decide its answer. */
export interface DecodeRequest {
  readonly vin: string;
  readonly year: number | undefined;
  readonly strict: boolean;
  readonly explain: boolean;
  readonly latestYear: number;
}

/** All evidence about one VIN, before an answer is built from it. */
export interface Evidence {
  readonly request: DecodeRequest;
  readonly checkDigit: CheckDigit;
  /** NHTSA's exception for the VIN, if the check digit is wrong and NHTSA accepts it. */
  readonly exception: CheckDigitException | undefined;
  readonly code: MakerCode;
  /** The maker module that answered. */
  readonly maker: { readonly module: MakerModule; readonly reading: MakerReading } | undefined;
  readonly nhtsa: NhtsaReading | undefined;
  readonly market: Market;
  /** NHTSA's facts, if its procedure decides. */
  readonly facts: VpicFacts | undefined;
  readonly year: YearOutcome;
}

/** The year, or the reason why it is unknown. */
export interface YearOutcome {
  readonly year?: number | undefined;
  readonly confidence?: Confidence;
  /**
   * Without `year`: the years that are possible. With `year`: the years that fit as well as it does, `year` included.
   */
  readonly candidates?: readonly number[] | undefined;
  readonly status: "decided" | "ambiguous" | "not_encoded" | "unreadable" | "unknown";
  readonly why: string;
}
