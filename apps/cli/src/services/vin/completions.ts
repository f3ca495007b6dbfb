import type { Completions } from "../../complete/completions.ts";
import { fieldOffers } from "../field-offers.ts";
import { vinBulk } from "./bulk.ts";

export const completions: Completions = fieldOffers(vinBulk);
