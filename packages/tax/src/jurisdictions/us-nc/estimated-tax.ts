import type { EstimatedTaxRule } from "../us/estimated-tax-rule.ts";

export const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 1000 }],
  current_year_share: 0.9,
  prior_year_share: 1,
  sources: [
    {
      title: "North Carolina Department of Revenue, estimated income tax",
      url: "https://www.ncdor.gov/taxes-forms/estimated-income-tax",
      readOn: "2026-11-21",
    },
    {
      title: "17 NCAC 06D .0209: an instalment is 22.5 % of this year's tax or 25 % of last year's",
      url: "http://reports.oah.state.nc.us/ncac/title%2017%20-%20revenue/chapter%2006%20-%20individual%20income%20tax/subchapter%20d/17%20ncac%2006d%20.0209.html",
      readOn: "2026-11-21",
    },
  ],
};
