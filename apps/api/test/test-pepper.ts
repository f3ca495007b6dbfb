import type { Pepper } from "../src/access/api-key.ts";

export const testPepper: Pepper = { version: 1, secret: "a pepper that only tests know" };
