import { sample } from "../../../../test/sample-or-everything.ts";
import { lookForFallsByKind } from "./tax-never-falls-by-kind.ts";

// Draws a few households for each place. The exhaustive test draws some forty times as many.
lookForFallsByKind(sample);
