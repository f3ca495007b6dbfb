import type { EstimatedTaxPlan, GrossForResult } from "@almanac/tax";
import { block } from "../../output/aligned-lines.ts";
import type { Reply } from "../../output/print-reply.ts";
import { table } from "../../output/table.ts";
import { money } from "./money.ts";

/** The reply of `almanac tax gross-for`. */
export function grossForReply(result: GrossForResult): Reply {
  const { currency } = result;
  const amount = (value: number): string => `${money(value)} ${currency}`;
  const reached = result.is_exact ? "" : " (no income leaves exactly the requested amount)";
  return {
    document: result,
    quiet: amount(result.gross_income),
    human: (style) =>
      block(
        [
          { key: "gross income", text: amount(result.gross_income) },
          { key: "tax due", text: amount(result.tax_due) },
          { key: "net", text: `${amount(result.net)}${reached}` },
          { key: "jurisdiction", text: result.jurisdiction },
          { key: "tax year", text: result.tax_year },
        ],
        style,
      ),
  };
}

/** The reply of `almanac tax estimated-tax`. */
export function planReply(plan: EstimatedTaxPlan): Reply {
  const amount = (value: number): string => `${money(value)} ${plan.currency}`;
  const prior = plan.prior_year_amount;
  const heading = [
    { title: "payment" },
    { title: "amount", align: "right" },
    { title: "due" },
  ] as const;
  return {
    document: plan,
    quiet: amount(plan.estimated_payments),
    human: (style) =>
      `${block(
        [
          { key: "estimated payments", text: amount(plan.estimated_payments) },
          { key: "required payment", text: amount(plan.required_annual_payment) },
          { key: "reason", text: plan.reason.replaceAll("_", " ") },
          { key: "total tax", text: amount(plan.total_tax) },
          { key: "by this year", text: amount(plan.current_year_amount) },
          { key: "by last year", text: prior === undefined ? "does not count" : amount(prior) },
          { key: "withholding", text: amount(plan.withholding) },
          { key: "tax year", text: `${plan.jurisdiction} ${plan.tax_year}` },
        ],
        style,
      )}\n${table(
        heading,
        plan.payments.map(({ period, payment, due_date }) => [
          period,
          amount(payment),
          due_date ?? "",
        ]),
        style,
      )}`,
  };
}
