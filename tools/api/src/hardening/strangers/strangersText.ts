import { actionNamed, actionNames } from '@callboard/api-contract/actions';
import { queryNamed, queryNames } from '@callboard/api-contract/queries';
import { strangerBudgets } from '../../engine/mail/strangerMails';
import { rateBudgets } from '../../engine/plugins/rateLimits';
import { strangerCalls, type StrangerCall } from './strangers.data';

const head = `# What strangers bring about

Every action and query that anyone can call without signing in: what it takes from others, whom it mails, and what bounds that.
\`npx vitest run src/hardening/strangers -u\` in \`tools/api\` writes it again from \`strangers.data.ts\`, and a test compares it, so
that a new public call is a change of this file. Calls are counted by network; mails by address, at all tenants together.

| | calls of a network | takes | mails | mails to an address |
| --- | --- | --- | --- | --- |
`;

const calls: Readonly<Record<string, StrangerCall>> = strangerCalls;

/** The names of all that the contract lets everyone call. */
export const publicCalls = [
  ...actionNames.map((key) => ({ key, ...actionNamed(key), path: undefined })),
  ...queryNames.map((key) => ({ ...queryNamed(key), key, name: undefined })),
].filter(({ roles }) => roles === 'public');

/** All that strangers can call, as a document for people. */
export function strangersText(): string {
  const rows = publicCalls.map(({ key, name, path, rateClass }) => {
    const { takes, mails } = calls[key] ?? { takes: 'not reviewed', mails: null };
    const title = name === undefined ? `\`${path}\`` : `*${name}*`;
    const declared = typeof rateClass === 'object' ? rateClass.withData : rateClass;
    const limit = rateBudgets[declared ?? (name === undefined ? 'read' : 'write')];
    const cells = [title, budgetText(limit), takes ?? '–', mails?.what ?? '–', mailText(mails)];
    return `| ${cells.join(' | ')} |`;
  });
  return `${head}${rows.join('\n')}\n`;
}

function mailText(mails: StrangerCall['mails']): string {
  if (mails === null) return '–';
  const known = Object.entries(strangerBudgets).find(([kind]) => kind === mails.budget);
  return known
    ? `*${known[0]}*: ${String(known[1].burst)}, then ${perHour(known[1].perSecond)}`
    : mails.budget;
}

const budgetText = ({ burst, perSecond }: { burst: number; perSecond: number }) =>
  `${String(burst)}, then ${String(perSecond)} a second`;
const perHour = (perSecond: number) => `${String(Math.round(perSecond * 3_600))} an hour`;
