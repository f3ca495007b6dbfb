import { holdProperties } from "./hold-properties.ts";

holdProperties(3);
