import { figuresOf } from "../../../engine/figures.ts";
import type { CalculationContext } from "../../../engine/jurisdiction.ts";
import { data, type UsFigures } from "../figures.ts";

/** The federal figures of the year of a request. */
export function federalFigures({ year }: CalculationContext): UsFigures {
  return figuresOf(data, year).values;
}

/** The same for a federal return: the next lines of the trace are lines of that return. */
export function enterFederalReturn(context: CalculationContext): UsFigures {
  context.trace.enter(data, context.year);
  return federalFigures(context);
}
