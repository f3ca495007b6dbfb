import { describe } from "vitest";
import { sample } from "./extent.ts";
import { testGross, testSegments } from "./operation-properties.ts";

describe("marginalSchedule", () => testSegments(sample));
describe("grossFor", () => testGross(sample));
