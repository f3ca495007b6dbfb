export { type Comparison, compareReports, type Difference } from "./reports/compareReports.ts";
export { toHtml } from "./reports/toHtml.ts";
export { toJunit } from "./reports/toJunit.ts";
export {
  nameOfRun,
  type Report,
  type ReportRun,
  type ReportStep,
  type SurfaceSummary,
  toReport,
  toReportRun,
} from "./reports/toReport.ts";
