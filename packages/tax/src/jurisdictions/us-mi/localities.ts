import { add, exact, excess, half, multiply, subtract, sum } from "../../engine/amounts.ts";
import { defineLocality, type Locality } from "../us/states/define-locality.ts";
import { localityData, type StateOfLocalities, since } from "../us/states/locality-data.ts";
import { data as state, type UsMiFigures } from "./figures.ts";

const readOn = "2026-11-28";

const michigan: StateOfLocalities = {
  state,
  first: 2019,
  sources: {
    "form-2019": {
      title: "Form 5118 of 2019, City of Detroit resident income tax return",
      url: "https://fill.io/Form-8-2019-City-Of-Detroit-Resident-Income-9bac24c1",
      readOn,
    },
    "form-2020": {
      title: "Form 5118 of 2020, City of Detroit resident income tax return",
      url: "https://fill.io/Form-8-2020-City-of-Detroit-Resident-Income",
      readOn,
    },
    "booklet-2022": {
      title: "City of Detroit income tax returns of 2022, forms and instructions",
      url: "https://ses.stf.com/bookmarks/Ricky%20McGill/Rickys%20Municipalities_wsw/0010/202305191132561891310.htm",
      readOn,
    },
    "booklet-2023": {
      title: "City of Detroit income tax returns of 2023, forms and instructions",
      url: "https://aquaponicsusa.us/city-of-detroit-property-tax-payment-online-4001",
      readOn,
    },
  },
};

interface DetroitFigures {
  readonly rate: number;
  readonly exemption: number;
}

/**
 * Form 5118: the federal adjusted gross income with half of the self-employment tax, without
 * pensions, benefits of Social Security and of unemployment insurance, less 600 for each exemption.
 */
const detroit = defineLocality<UsMiFigures, DetroitFigures>({
  data: localityData<DetroitFigures>(michigan, {
    id: "detroit",
    name: "Detroit",
    figures: {
      rate: [since(2019, 0.024, "form-2019", "form-2020", "booklet-2022", "booklet-2023")],
      exemption: [since(2019, 600, "form-2019", "form-2020", "booklet-2022", "booklet-2023")],
    },
  }),
  steps: (figures, { state, context }) => {
    const { filed, inputs } = state;
    const added = add(state.income, multiply(filed.payroll.selfEmploymentTax, half));
    // What the federal return of 2020 does not tax of it is not in the income.
    const unemployment = subtract(inputs.unemployment, filed.untaxedUnemployment);
    const untaxed = sum([inputs.pensions, filed.taxableBenefits, unemployment]);
    const exemptions = state.times(figures.exemption, state.people + state.aged());
    context.trace.line("exemptions", exemptions, "exemption");
    const taxableIncome = excess(subtract(added, untaxed), exemptions);
    const tax = multiply(taxableIncome, exact(figures.rate));
    context.trace.line("city_tax", tax, "rate", taxableIncome);
    return { taxableIncome, tax };
  },
});

export const localities: readonly Locality<UsMiFigures>[] = [detroit];
