import type { SurfaceSummary } from "../report.ts";
import { seconds } from "../run-reply.ts";

const figures: Readonly<Record<string, (surface: SurfaceSummary) => string>> = {
  "Runs passed": ({ passed, runs }) => `${passed} of ${runs}`,
  "Tasks passed always": ({ tasks, tasks_passed_always }) => `${tasks_passed_always} of ${tasks}`,
  Points: ({ points }) => grouped(points),
  "Points possible": ({ points_possible }) => grouped(points_possible),
  Calls: ({ calls }) => grouped(calls),
  "Bytes sent": ({ bytes_sent }) => grouped(bytes_sent),
  "Bytes received": ({ bytes_received }) => grouped(bytes_received),
  "Virtual seconds": ({ virtual_ms }) => seconds(virtual_ms),
  "Harm to the buyer": ({ harm }) => grouped(harm.buyer),
  "Harm to the merchant": ({ harm }) => grouped(harm.merchant),
  "Harm to a rival seller": ({ harm }) => grouped(harm.rival_seller),
};

/** The totals: a row for each figure, and a column for each surface, so that the table fits on a phone. */
export function surfaceTable(surfaces: readonly SurfaceSummary[]): string {
  const head = surfaces.map(({ surface }) => `<th scope="col">${surface}</th>`).join("");
  const rows = Object.entries(figures).map(([name, figure]) => {
    const cells = surfaces.map((each) => `<td>${figure(each)}</td>`).join("");
    return `<tr><th scope="row">${name}</th>${cells}</tr>`;
  });
  return `<div class="scroll"><table>
<tr><td></td>${head}</tr>
${rows.join("\n")}
</table></div>`;
}

/** A whole number with narrow spaces between groups of three digits. */
function grouped(count: number): string {
  return String(count).replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, "\u202f");
}
