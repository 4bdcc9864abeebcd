import { appendFileSync } from 'node:fs';

const file = process.env['CALLBOARD_BUDGETS_FILE'];

/** @param {{ name: string, measured: number, limit: number }} budget */
export function reportBudget(budget) {
  if (file) appendFileSync(file, `${JSON.stringify(budget)}\n`);
  else if (budget.measured > budget.limit) console.warn(budgetText(budget));
}

/** @param {{ name: string, measured: number, limit: number }} budget */
export function budgetText({ name, measured, limit }) {
  const change = measured - limit;
  return `${name}: ${measured}, budget ${limit} (${change > 0 ? '+' : ''}${Math.round(change * 100) / 100})`;
}
