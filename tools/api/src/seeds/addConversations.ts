import { DateTime } from 'luxon';
import { seedDay } from './planEvents';
import type { SeedAccount, SeedRow, SeedTables, SeedTalk } from './seedRows';
import { seedConversations, type SeedConversation, type SeedMessage } from './words/conversations.data';

type Accounts = ReadonlyMap<string, SeedAccount>;

/** Conversations of staff and others before the day that the seeds call today. */
export function addConversations(
  tables: SeedTables,
  accounts: readonly SeedAccount[],
  event: SeedRow | undefined,
): SeedTalk {
  const talk: SeedTalk = { mentions: [], reactions: [], reads: [], changes: [] };
  const byRole = new Map(accounts.map((account) => [account.role, account]));
  for (const planned of seedConversations) addConversation(tables, byRole, event, planned, talk);
  return talk;
}

function addConversation(
  tables: SeedTables,
  accounts: Accounts,
  event: SeedRow | undefined,
  { subject, isAboutEvent, status, lockReason, alsoIn = [], unread = {}, messages }: SeedConversation,
  talk: SeedTalk,
): void {
  const last = messages.at(-1);
  const conversation = tables.add('conversations', {
    subject,
    event: isAboutEvent && event ? event.hashcode : null,
    last_message_at: last ? instantBefore(last.hoursBefore) : null,
    last_number: messages.length,
    lock_reason: lockReason ?? null,
    started_by: accounts.get(messages[0]?.from ?? '')?.user ?? null,
    status,
  });
  const roles = new Set([...messages.map(({ from }) => from), ...alsoIn]);
  for (const role of roles) {
    const member = accountOf(accounts, role);
    tables.add('conversationMembers', {
      name: member.name,
      conversation: conversation.hashcode,
      user: member.user,
    });
    const number = messages.length - (unread[role] ?? 0);
    talk.reads.push({ conversation: conversation.hashcode, user: member.user, number });
  }
  const rows: SeedRow[] = [];
  for (const message of messages) {
    const author = accountOf(accounts, message.from);
    const row = tables.add('messages', {
      conversation: conversation.hashcode,
      body: bodyOf(message, accounts),
      author: author.user,
      author_name: author.name,
      number: rows.length + 1,
      reply_to: rows[(message.repliesTo ?? 0) - 1]?.hashcode ?? null,
      created: instantBefore(message.hoursBefore),
    });
    rows.push(row);
    addChange(talk, message, row.hashcode);
    addAnswers(talk, accounts, message, row.hashcode);
  }
}

function addChange(
  { changes }: SeedTalk,
  { hoursBefore, edited, deletedAfterHours }: SeedMessage,
  hashcode: string,
): void {
  if (edited) {
    const edited_at = instantBefore(hoursBefore - edited.afterHours);
    changes.push({ hashcode, body: edited.body, edited_at, deleted_at: null });
  }
  if (deletedAfterHours !== undefined) {
    const deleted_at = instantBefore(hoursBefore - deletedAfterHours);
    changes.push({ hashcode, body: '', edited_at: null, deleted_at });
  }
}

function addAnswers(
  { mentions, reactions }: SeedTalk,
  accounts: Accounts,
  message: SeedMessage,
  hashcode: string,
): void {
  for (const role of message.mentions ?? []) {
    mentions.push({ message: hashcode, user: accountOf(accounts, role).user });
  }
  for (const [emoji, roles = []] of Object.entries(message.reactions ?? {})) {
    for (const role of roles) {
      const at = instantBefore(message.hoursBefore - 1);
      reactions.push({ message: hashcode, user: accountOf(accounts, role).user, emoji, at });
    }
  }
}

function bodyOf({ body }: SeedMessage, accounts: Accounts): string {
  return body.replace(/\{(\w+)\}/g, (_, role: string) => accountOf(accounts, role).name);
}

function accountOf(accounts: Accounts, role: string): SeedAccount {
  const account = accounts.get(role);
  if (!account) throw new Error(`No account has the role ${role}.`);
  return account;
}

function instantBefore(hours: number): string {
  const today = DateTime.fromISO(seedDay, { zone: 'Pacific/Auckland' }).set({ hour: 20 });
  return today.minus({ hours }).toUTC().toISO() ?? seedDay;
}

/** Its tables, each with its columns and their types. */
export const talkTables = {
  mentions: { table: 'message_mentions', columns: { message: 'uuid', user: 'uuid' } },
  reactions: {
    table: 'message_reactions',
    columns: { message: 'uuid', user: 'uuid', emoji: 'text', at: 'timestamptz' },
  },
  reads: {
    table: 'conversation_reads',
    columns: { conversation: 'uuid', user: 'uuid', number: 'integer' },
  },
} as const satisfies Record<
  Exclude<keyof SeedTalk, 'changes'>,
  { table: string; columns: Readonly<Record<string, string>> }
>;
