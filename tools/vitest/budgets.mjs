import { appendFileSync } from 'node:fs';

const file = process.env['CALLBOARD_BUDGETS_FILE'];

/** @param {{ name: string, measured: number, limit: number }} budget */
export function reportBudget(budget) {
  if (file) appendFileSync(file, `${JSON.stringify(budget)}\n`);
  else if (budget.measured > budget.limit) console.warn(budgetText(budget));
}

/**
 * @template Result
 * @param {{ name: string, limit: number }} budget
 * @param {() => Promise<Result>} work
 */
export async function reportDuration({ name, limit }, work) {
  const started = performance.now();
  const result = await work();
  reportBudget({ name: `${name}, ms`, measured: Math.round(performance.now() - started), limit });
  return result;
}

/** @param {{ name: string, measured: number, limit: number }} budget */
export function budgetText({ name, measured, limit }) {
  const change = measured - limit;
  return `${name}: ${measured}, budget ${limit} (${change > 0 ? '+' : ''}${Math.round(change * 100) / 100})`;
}
