import { describe } from "vitest";
import { everything } from "./extent.ts";
import { testGross, testSegments } from "./operation-properties.ts";

describe("marginalSchedule", () => testSegments(everything));
describe("grossFor", () => testGross(everything));
