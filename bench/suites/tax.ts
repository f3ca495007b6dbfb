// Measures the speed of a calculation, and compares it in the same run with the npm packages that
// cover the same case. They return one number; ours also validates the request and returns the
// marginal rate and the quarterly payments.
import { spawnSync } from "node:child_process";
import { calculateTax } from "@almanac/tax";
import { calculateIncomeTax, calculatePersonalAllowance } from "@saving-tool/hmrc-income-tax";
import { SalaryPaycheck } from "dutch-tax-income-calculator";
import { calculateFederalIncomeTax } from "us-taxes";
import { type BenchRow, median } from "../row.ts";

const seconds = 1;
const incomes = Array.from({ length: 64 }, (_, index) => 20_000 + index * 3127);
const standardDeduction2022 = 12_950;

/** One case that another package can calculate too, with numbers that can be compared. */
interface Peer {
  readonly name: string;
  readonly peer: string;
  readonly ours: (income: number) => number;
  readonly theirs: (income: number) => number;
}

const peers: readonly Peer[] = [
  {
    name: "United Kingdom 2025-26",
    peer: "@saving-tool/hmrc-income-tax",
    ours: (gross_income) =>
      calculateTax({ jurisdiction: "GB", gross_income, tax_year: "2025-26" }).tax_due,
    theirs: (taxableAnnualIncome) => {
      const personalAllowance = calculatePersonalAllowance({ taxableAnnualIncome });
      return calculateIncomeTax({ personalAllowance, taxableAnnualIncome }).total;
    },
  },
  {
    name: "Netherlands 2025",
    peer: "dutch-tax-income-calculator",
    ours: (gross_income) =>
      calculateTax({ jurisdiction: "NL", gross_income, tax_year: 2025 }).tax_due,
    theirs: (income) => {
      const person = { income, allowance: false, socialSecurity: true, older: false, hours: 40 };
      return -new SalaryPaycheck(person, "Year", 2025, { checked: false }).incomeTax;
    },
  },
  {
    name: "United States 2022",
    peer: "us-taxes",
    ours: (gross_income) =>
      calculateTax({ jurisdiction: "US", gross_income, tax_year: 2022, filing_status: "single" })
        .tax_due,
    theirs: (income) =>
      calculateFederalIncomeTax({
        amount: Math.max(0, income - standardDeduction2022),
        year: 2022,
      }),
  },
];

export async function run(): Promise<BenchRow[]> {
  const single = { filing_status: "single", tax_year: 2025 } as const;
  const both = (explain: boolean) => (gross_income: number) => {
    calculateTax({ jurisdiction: "US", gross_income, explain, ...single });
    calculateTax({ jurisdiction: "US-CA", gross_income, explain, ...single });
  };
  const pair = rate(both(false));
  const traced = rate(both(true));
  const root = new URL("../../packages/tax/dist/index.js", import.meta.url).href;
  const [load, loadOfZod] = importTimes([root, import.meta.resolve("zod")]);
  return [
    {
      name: "United States and California",
      value: pair,
      unit: "ops/s",
      budget: "at least 100,000",
      met: pair >= 100_000,
    },
    {
      name: "the same with the full trace",
      value: traced,
      unit: "ops/s",
      budget: "under 50 us",
      met: traced > 20_000,
    },
    {
      name: "import of the root, as it is built",
      value: load,
      unit: "ms",
      budget: "under 60 ms",
      met: load < 60,
      against: { name: "zod, which only @almanac/tax/schema loads", value: loadOfZod },
      ratio: load / loadOfZod,
    },
    ...peers.map(besidePeer),
  ];
}

function besidePeer({ name, peer, ours, theirs }: Peer): BenchRow {
  const [value, other] = [rate(ours), rate(theirs)];
  const agreed = incomes.filter((income) => Math.abs(ours(income) - theirs(income)) <= 1).length;
  return {
    name,
    value,
    unit: "ops/s",
    against: { name: peer, value: other },
    ratio: value / other,
    note: `${agreed} of ${incomes.length} incomes within one unit of each other`,
  };
}

function rate(once: (income: number) => unknown): number {
  for (let round = 0; round < 500; round++) incomes.forEach(once);
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < seconds * 1000) {
    incomes.forEach(once);
    done += incomes.length;
  }
  return (done / (performance.now() - start)) * 1000;
}

/**
 * Milliseconds to import each module, in turns. Each import runs in a new process, so that nothing
 * is loaded yet.
 */
function importTimes<const Urls extends readonly string[]>(urls: Urls) {
  const rounds = Array.from({ length: 9 }, () => urls.map(importMilliseconds));
  return urls.map((_, at) => median(rounds.map((times) => times[at] ?? Number.NaN))) as {
    [At in keyof Urls]: number;
  };
}

function importMilliseconds(url: string): number {
  const code = `const start = performance.now(); await import("${url}"); process.stdout.write(String(performance.now() - start));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, [
    "--input-type=module",
    "-e",
    code,
  ]);
  if (status !== 0) throw new Error(`${url} cannot be imported, built or not: ${String(stderr)}`);
  return Number(String(stdout));
}
