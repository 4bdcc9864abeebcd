import type { CollectionName } from '@callboard/api-contract';

/** The lists of what is set up once, by what it is for: the page of settings shows them, and the quick search finds them by that word. */
export const settingGroups = {
  season: ['regions', 'eligibilityRules', 'formDefinitions', 'taskTemplates', 'decisionMails', 'tags'],
  money: ['priceTypes', 'pricePlans', 'seatMapCodes', 'paymentMethods', 'taxes', 'bookkeepingAccounts'],
  people: ['users', 'userActivations', 'accountRequests'],
  pages: ['layouts'],
} as const satisfies Readonly<Record<string, readonly CollectionName[]>>;
