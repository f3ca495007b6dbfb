import { describe } from "vitest";
import { sample } from "../../../test/sample-or-everything.ts";
import { testGross, testSegments } from "./operation-properties.ts";

describe("marginalSchedule", () => testSegments(sample));
describe("grossFor", () => testGross(sample));
