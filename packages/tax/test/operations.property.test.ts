import { describe } from "vitest";
import { testGross, testSegments } from "./operation-properties.ts";
import { sample } from "./sample-or-everything.ts";

describe("marginalSchedule", () => testSegments(sample));
describe("grossFor", () => testGross(sample));
