import { describe } from "vitest";
import { testGross, testSegments } from "./operation-properties.ts";
import { everything } from "./sample-or-everything.ts";

describe("marginalSchedule", () => testSegments(everything));
describe("grossFor", () => testGross(everything));
