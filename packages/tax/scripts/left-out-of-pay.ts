/** Amounts that are left out in every state of the United States. */
const ofStates: readonly string[] = [
  "Taxes of cities, counties, school districts and transit districts.",
  "State levies in itemized deductions (IRC 164): the federal tax takes only what `deductions` has.",
  "Surcharges and assessments beside the rate of unemployment insurance, unless they are listed.",
];

/**
 * The amounts that the contributions of a place do not calculate, by code. Only the documentation
 * uses this list.
 */
export const leftOutOfPay: Readonly<Record<string, readonly string[]>> = {
  AE: [
    "The Abu Dhabi Pension Fund (15 % of the employer) and the Sharjah Social Security Fund.",
    "The least contribution account salary: 1,000 under the old law, 3,000 under the new.",
    "Citizens of other Gulf states, who are insured under the rules of their own state.",
    "End-of-service gratuity of foreigners, and the savings scheme that can replace it.",
  ],
  AR: [
    "Union dues and contributions of collective agreements.",
    "Accident insurance (ART) and compulsory life insurance, whose premiums each insurer sets.",
    "The least contribution to a health scheme for part-time work.",
  ],
  AT: [
    "Apprentices, civil servants, the bad-weather fund, and the lump-sum levy of employers of marginal workers.",
    "The end of unemployment insurance for older employees; of the exemptions by age only those of the employer from 60 are calculated.",
    "The exemption of pay bills up to 1,460 a month from the family fund contribution and the municipal tax.",
    "The commuter allowance, the family bonus and the credits of single earners and parents.",
  ],
  AU: [
    "Payroll tax of the states, workers' compensation insurance, and repayments of study loans.",
    "The Medicare levy surcharge, and Division 293 tax on the contributions of high incomes.",
    "A package that includes super: the wage is the package divided by 1 plus the rate, up to the limit.",
    "Salary sacrifice, and rates above the minimum.",
  ],
  BE: [
    "Double holiday pay, the holiday scheme of manual workers, sector funds and work accident insurance.",
    "The structural reduction and other reductions of the employer: their amounts after 2024 were not found.",
    "The amounts of the employment bonus in single months of 2024 and 2025, and in 2026.",
    "The yearly maximum of the tax credit for the employment bonus, and part time.",
  ],
  BG: [
    "The minimum insurable income of each occupation.",
    "Work of the first and second category, and people who are insured in several places.",
    "2024, whose ceilings are not loaded.",
  ],
  BH: [
    "The rule that the insured wage of a year is that of its January.",
    "Citizens of other Gulf states, who are insured under the rules of their own state.",
    "Fees of the labour authority for foreign employees.",
  ],
  BR: [
    "The 13th salary, which has a social security and an income tax of its own, and the third of a month's pay for holidays.",
    "Firms under the Simples regime, and relief for payrolls.",
  ],
  CA: [
    "Premiums of workers' compensation boards.",
    "Payroll taxes of employers outside Ontario and Quebec: British Columbia, Manitoba, Newfoundland and Labrador.",
    "The exemption of the pension plan by pay period, which payroll cuts to the cent: the year's limits are applied once.",
  ],
  "CA-NT": [
    "The exemption for people who normally work elsewhere and earn up to 5,000 in the territory.",
  ],
  "CA-NU": [
    "The exemption for people who normally work elsewhere and earn up to 5,000 in the territory.",
  ],
  "CA-ON": [
    "The lower rates of the employer health tax for payrolls of up to 400,000.",
    "Premiums of the Workplace Safety and Insurance Board.",
  ],
  "CA-QC": [
    "The premium of the public prescription drug plan, and premiums for occupational safety (CNESST).",
    "The training levy of 1 % of employers that do not spend it.",
    "The exemption of the pension plan by pay period: the year's limits are applied once.",
  ],
  CH: [
    "Cantonal and communal taxes: net_income is before them.",
    "Daily sickness insurance, risk and cost premiums of pension funds, and the maternity insurance of Geneva.",
    "The reference age of women in the years of transition: it is 65 for everybody.",
    "The rounding of payslips to five rappen: amounts are those of the year, to the cent.",
  ],
  CO: [
    "The transport allowance, which is no base of these contributions.",
    "Severance with its interest, and holidays. With 13 salaries the last is the bonus of June and December.",
    "Rounding to the next hundred pesos on the payment form (PILA).",
    "The pension reform of Law 2381 of 2024, which the Constitutional Court has suspended.",
  ],
  CY: [
    "Provident funds and life insurance, and the family deductions of the income tax.",
    "Weekly pay, whose ceiling is that of a week.",
  ],
  CZ: [
    "The exceptions from the minimum base of health insurance, such as those of pensioners, students and parents.",
    "Higher rates of the employer for work at risk, and reliefs for part-time work.",
    "Monthly advances of income tax, whose base is rounded up to a hundred.",
  ],
  DE: [
    "Private health insurance, and the flat contributions of mini-jobs.",
    "The lower pension ceiling of 2024 in the East.",
    "Miners' pension insurance, trainees and pensioners who work.",
  ],
  DK: [
    "The labour market contribution (AM-bidrag), which the income tax holds already.",
    "Pensions and holiday funds of collective agreements, and the premium of the insurance against work accidents.",
    "The employer's levies AUB, Barsel.dk, FIB and AES before 2026, for which no source was found.",
    "The first and every fiftieth employee, for whom no AUB is due.",
  ],
  EE: [
    "People of pension age, who pay no unemployment insurance and have a larger exemption.",
    "The exceptions from the least base of social tax, such as those of pensioners and students.",
    "2024, because its income tax is not loaded.",
  ],
  EG: [
    "Managers in the commercial register, and foreigners who are insured under a treaty.",
    "The employer's contribution to comprehensive health insurance, a part of revenue.",
  ],
  ES: [
    "Part time, overtime, the surcharge on very short contracts, and reductions of the employer's share.",
    "The schemes of domestic and agricultural workers, and the higher minimum bases of the groups 1 to 3.",
  ],
  FI: [
    "The daily allowance contribution and the medical care contribution of health insurance, which the income tax holds already.",
    "The higher unemployment insurance of payrolls above the limit (2,509,500 in 2026).",
    "2024, because its income tax is not loaded.",
  ],
  FR: [
    "Overtime and its exemptions, part time, apprentices, and the special regions (Lodeom, ZFRR).",
    "The bonus and malus of unemployment insurance, and the apprenticeship surcharge from 250 staff.",
    "Company pension and provident plans beyond the health plan and the minimum for executives.",
    "The income tax of 2026, whose scale is not enacted: it is that of 2025, and the answer says carried_forward.",
  ],
  GB: [
    "Class 1A and 1B on benefits, and the categories of freeports and investment zones.",
    "The higher-rate relief on pension contributions with relief at source.",
    "Repayments of student loans, which are no contribution.",
  ],
  GR: [
    "Hazardous work, and the reduced contributions of overtime.",
    "Income tax of people up to 30, and the credit for children.",
  ],
  HK: [
    "The first 30 days of an employment, in which the employee pays nothing.",
    "Voluntary contributions, and schemes that replace the fund (ORSO).",
  ],
  HR: [
    "The least base of a month (38 % of the average wage), which pay for full-time work at the minimum wage exceeds.",
    "The refund of income tax for people up to 30.",
  ],
  HU: [
    "Allowances of the income tax for families, mothers and people under 25, and those of the social contribution tax.",
    "The rehabilitation contribution of larger firms, and firms under the small business tax (KIVA).",
  ],
  IE: [
    "Class J, which covers employees from 66, and the classes of directors and of public servants.",
    "The State's addition of 0.5 % to My Future Fund, which neither side pays.",
  ],
  IL: [
    "Employees under 18 or of retirement age, and those who came to Israel late in life.",
    "Training funds (keren hishtalmut), and the tax on an employer's contributions above their limits.",
  ],
  IN: [
    "The tables of professional tax by state: professional_tax gives its amount in the year.",
    "Gratuity, labour welfare funds and the National Pension System.",
    "The least administration charge of 500 a month for a whole establishment.",
  ],
  IS: [
    "The broadcasting fee and the contribution to the elderly fund, fixed amounts of the yearly assessment.",
    "Fees of unions, holiday funds and the rehabilitation fund (0.1 %), which follow from collective agreements.",
    "The additional rates of fishermen and the tax on wages of financial firms.",
  ],
  IT: [
    "Funds of managers and of collective agreements, apprentices, and reliefs for new hires and mothers.",
    "The monthly base in whole euros: contributions are those of the year.",
    "Regional and municipal surcharges by their own tables: local_tax_rate gives their sum as a part of taxable income.",
    "The trattamento integrativo above 15,000, which depends on credits that no field says.",
  ],
  JP: [
    "Several bonuses, and bonuses of the year before; one bonus is the option bonus.",
    "The premium of a month is counted in that month, although most employers take it from the pay of the next.",
    "The fixed credit of 2024, and deductions for spouse and dependents in both taxes.",
    "Rates of prefectures and municipalities above the standard, and their levies for forests and water.",
  ],
  KE: [
    "Tier II contributions to another scheme (contracting out), which have the same amount.",
    "The exemption from the training levy of new employers with fewer than 100 employees in their first year.",
    "The limit of 30,000 a month on pension contributions that lower the tax: those to the NSSF do not reach it.",
  ],
  KR: [
    "Tax-free allowances such as meals, which bear no premiums.",
    "The lowest health premium, and the settlement of premiums in April.",
    "Employees of 65 and more who were hired at that age pay no employment insurance.",
    "The rate of industrial accident insurance by industry: accident_rate gives it.",
  ],
  KW: [
    "The least base of the basic insurance, 230 a month.",
    "Citizens of other Gulf states, who are insured under the rules of their own state.",
    "End-of-service indemnity of foreigners.",
  ],
  LU: [
    "The year 2024, of which no income tax is loaded.",
    "Civil servants, apprentices and benefits in kind; the abatement of care insurance below 150 hours a month.",
    "The employer's rates of 2026 to accident insurance and occupational health: those of 2025 are carried forward.",
    "An index step of 2026: the limits are those of 1 January.",
  ],
  LV: [
    "The least insurance object: the employer pays on the minimum wage for employees who earn less.",
    "Employees of pension age, whose rates are lower, and the relief for dependents.",
    "2024, because its income tax is not loaded.",
  ],
  MX: [
    "The employment subsidy, which lowers the income tax of small wages.",
    "The 13th salary (aguinaldo): the pay is twelve equal months, spread over the days of the year.",
    "The minimum wage of the northern border, and the tables of payroll tax by state.",
  ],
  MY: [
    "The first category of Act 4 for someone who is first insured at 55 or later: only the employer's part is due.",
    "The rows of LINDUNG 24 Jam for wages up to 200 are taken as the difference of the rows of Act 4.",
    "Voluntary higher rates of EPF, and those who chose 9 % before.",
    "Zakat, and the monthly tax deduction, which spreads the same tax otherwise.",
  ],
  NG: [
    "Health insurance, and the rent relief, which lower the tax: send them in deductions.",
    "Group life insurance that the employer buys.",
  ],
  NL: [
    "National insurance (AOW, Anw, Wlz): it is in the first bracket of the income tax, and is not counted again.",
    "Pension funds of sectors, training funds, and reductions of the employer's premiums.",
    "The part of the WGA premium that an employer may take back from net pay.",
  ],
  NO: [
    "Holiday pay, which is taken to be a part of the gross pay, and the insurance against occupational injuries.",
    "The limit of state aid up to which the lower rates of the zones Ia and IVa apply, and the extra tax of financial firms.",
    "The occupational pension before 2026, whose limit has no source.",
  ],
  NZ: [
    "The tax that is taken out of the employer's KiwiSaver contribution (ESCT): it changes neither net pay nor employer cost.",
    "The ACC work levy of an industry, and experience rating.",
    "Repayments of student loans, and child support.",
  ],
  OM: [
    "The savings system of foreigners (9 % of basic wage from July 2027) and their work injuries (from July 2028).",
    "The sick leave of the last days of July 2026: it counts from August.",
    "Higher rates of work injuries for some employers.",
    "Citizens of other Gulf states, who are insured under the rules of their own state.",
  ],
  PE: [
    "Severance deposits (CTS), profit sharing and the family allowance.",
    "The credit for a private health plan (EPS), and the insurance of dangerous work (SCTR).",
    "Small firms (REMYPE) and agriculture, which have rules of their own.",
    "The largest insurable wage of three quarters of 2025 and of the last of 2026: that of a neighbouring quarter is used.",
  ],
  PH: [
    "Benefits other than the 13th month, which share its exemption of 90,000, and de minimis benefits.",
    "Household workers, whose employers pay their share below a limit.",
  ],
  PK: [
    "Social security of the provinces (PESSI, SESSI and others): 6 % of the employer for wages to a limit.",
    "Provident funds and gratuity, and the Workers' Welfare Fund.",
  ],
  PL: [
    "The Labour Fund is not due for women from 55 and men from 60; it is calculated at every age.",
    "The relief of income tax up to the age of 26, and contributions for work under special conditions.",
    "Monthly advances of income tax, which differ from the tax of the year by some złoty.",
  ],
  PT: [
    "Reduced rates of social security, and those of company directors.",
    "The meal allowance that bears neither tax nor contributions.",
  ],
  QA: [
    "The limit of 6,000 on the housing allowance that counts; send base_share instead.",
    "Citizens of other Gulf states, who are insured under the rules of their own state.",
    "End-of-service gratuity of foreigners.",
  ],
  RO: [
    "The least base of part-time pay below the minimum wage.",
    "The untaxed amount where the base pay is the minimum wage and other pay comes on top of it: it is calculated where the pay of a month is exactly the minimum wage.",
    "The additional deduction of 100 lei for a child at school, and the higher CAS of hard working conditions.",
    "2024, because its income tax is not loaded.",
  ],
  SA: [
    "The rule that the contributory wage of a year is that of its January.",
    "The least wage of foreigners, 400.",
    "Citizens of other Gulf states, who are insured under the rules of their own state.",
    "Levies on foreign employees, medical insurance and the end-of-service award.",
  ],
  SE: [
    "Pensions and insurances of collective agreements.",
    "The church fee, fees of unions and of unemployment funds.",
    "2024, because no source with an address states the maximum of its public service fee.",
  ],
  SG: [
    "Bonuses and the 13th month (additional wages, up to 102,000 a year less ordinary wages).",
    "The lower rates of permanent residents in their first and second year.",
    "Funds of self-help groups (CDAC, SINDA, MBMF, ECF), from which employees can opt out.",
    "The foreign worker levy.",
  ],
  SI: [
    "What is due on the difference between the pay and the least base of a month.",
    "Holiday and winter allowances, meals and travel, which are not part of the salary.",
  ],
  SK: [
    "The minimum of health insurance on low wages, which is 45.45 a month in 2026.",
    "The financial transaction tax of the employer, and contributions of pensioners.",
    "2024, because its income tax is not loaded.",
  ],
  TH: [
    "The workmen's compensation fund: the employer pays 0.2 % to 1 % of at most 240,000 a year, by trade.",
    "Provident funds.",
    "Whether the Employee Welfare Fund began on 1 October 2026 as planned was not read.",
  ],
  TR: [
    "The automatic pension of 3 % (BES), from which an employee can withdraw.",
    "Part-time pay below the minimum wage, whose base is that of the days worked: the least base of a full month is taken.",
  ],
  US: [
    "Benefits that are paid before tax, such as 401(k) and health plans.",
    "Workers' compensation insurance, and payroll taxes of cities and counties.",
  ],
  "US-AK": ofStates,
  "US-AL": ofStates,
  "US-AR": ofStates,
  "US-AZ": ofStates,
  "US-CA": [
    ...ofStates,
    "The reduction of the FUTA credit for 2026, which is fixed after 10 November 2026.",
  ],
  "US-CO": ofStates,
  "US-CT": ofStates,
  "US-DC": ofStates,
  "US-DE": ofStates,
  "US-FL": ofStates,
  "US-GA": ofStates,
  "US-HI": [
    ...ofStates,
    "What the employer pays for disability insurance and prepaid health care.",
  ],
  "US-IA": ofStates,
  "US-ID": ofStates,
  "US-IL": ofStates,
  "US-IN": ofStates,
  "US-KS": ofStates,
  "US-KY": ofStates,
  "US-LA": ofStates,
  "US-MA": ofStates,
  "US-MD": ofStates,
  "US-ME": ofStates,
  "US-MI": ofStates,
  "US-MN": [
    ...ofStates,
    "The lower premium of Paid Leave for employers with at most 30 employees and low average wages.",
  ],
  "US-MO": ofStates,
  "US-MS": ofStates,
  "US-MT": ofStates,
  "US-NC": ofStates,
  "US-ND": ofStates,
  "US-NE": ofStates,
  "US-NH": ofStates,
  "US-NJ": [...ofStates, "Disability insurance and workforce development of the employer."],
  "US-NM": ofStates,
  "US-NV": ofStates,
  "US-NY": [
    ...ofStates,
    "What the employer pays for disability benefits beyond the contributions of employees.",
    "The metropolitan commuter tax (MCTMT) and the Reemployment Services Fund.",
  ],
  "US-OH": ofStates,
  "US-OK": ofStates,
  "US-OR": [...ofStates, "The Workers' Benefit Fund, which counts hours."],
  "US-PA": [
    ...ofStates,
    "The earned income tax and the local services tax of municipalities and school districts.",
  ],
  "US-RI": [...ofStates, "The higher wage base of employers with the highest unemployment rate."],
  "US-SC": ofStates,
  "US-SD": ofStates,
  "US-TN": ofStates,
  "US-TX": ofStates,
  "US-UT": ofStates,
  "US-VA": ofStates,
  "US-VT": ofStates,
  "US-WA": ofStates,
  "US-WI": ofStates,
  "US-WV": ofStates,
  "US-WY": ofStates,
  ZA: [
    "Assessments for occupational injuries (COIDA), which the class of the employer decides.",
    "Retirement funds, medical schemes and the employment tax incentive.",
  ],
};
