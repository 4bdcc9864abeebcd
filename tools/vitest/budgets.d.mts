/** A size or a count and its limit, in the unit that the name says. */
export interface Budget {
  name: string;
  measured: number;
  limit: number;
}

/** Reports a budget to the run. It fails no test: `npm test` prints each that is exceeded, and only `npm test -- --budgets` fails for it. */
export function reportBudget(budget: Budget): void;

/** Reports how long the work took as a budget, whose limit is in milliseconds, and returns what the work did. */
export function reportDuration<Result>(
  budget: Pick<Budget, 'name' | 'limit'>,
  work: () => Promise<Result>,
): Promise<Result>;

/** A budget as a line of a report. */
export function budgetText(budget: Budget): string;
