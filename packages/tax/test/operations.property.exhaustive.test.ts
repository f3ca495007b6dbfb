import { describe } from "vitest";
import { everything } from "../../../test/sample-or-everything.ts";
import { testGross, testSegments } from "./operation-properties.ts";

describe("marginalSchedule", () => testSegments(everything));
describe("grossFor", () => testGross(everything));
