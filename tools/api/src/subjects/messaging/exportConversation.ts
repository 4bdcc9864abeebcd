import { tenants } from '@callboard/all-tenants';
import { roles } from '@callboard/api-contract';
import { grouped } from '@callboard/domain/lists';
import * as v from 'valibot';
import type { TenantDatabase } from '../../engine/database/TenantDatabase';
import { html, type Markup } from '../../engine/mail/html';
import type { TenantActor } from '../../engine/records/actor';
import type { FoundConversation } from './findConversation';
import { noteOf, organisationOfUser } from './memberNotes';
import { readDetails } from './messageDetails';

/** More messages make no page that can be printed. */
const maxMessages = 5_000;

const memberRow = v.object({
  name: v.string(),
  organisation: v.nullable(v.string()),
  roles: v.array(v.picklist(roles)),
});
const messageRow = v.object({
  hashcode: v.string(),
  number: v.number(),
  author_name: v.string(),
  body: v.string(),
  created: v.date(),
  edited_at: v.nullable(v.date()),
  deleted_at: v.nullable(v.date()),
});
const versionRow = v.object({ message: v.string(), at: v.date(), body: v.string() });

type MessageRow = v.InferOutput<typeof messageRow>;
type VersionRow = v.InferOutput<typeof versionRow>;

/**
 * A conversation as a page to print, with the former texts of its messages. The history of the conversation names who exported
 * it.
 */
export async function exportConversation(
  rows: TenantDatabase,
  actor: TenantActor,
  { conversation, subject, last_number }: FoundConversation,
): Promise<{ name: string; html: string }> {
  const { tenant } = actor;
  const { name: tenantName, timeZone } = tenants[tenant];
  const values = [tenant, conversation];
  await rows.write({ actor: actor.user }, (transaction) =>
    transaction.query({
      text: 'UPDATE conversations SET last_exported = now() WHERE tenant = $1 AND hashcode = $2',
      values,
    }),
  );
  const members = await rows.rows(memberRow, {
    text: `SELECT m.name, u.roles, o.name AS organisation FROM conversation_members m
      JOIN users u ON u.tenant = m.tenant AND u.hashcode = m."user" ${organisationOfUser}
      WHERE m.tenant = $1 AND m.conversation = $2 ORDER BY m.name, m.hashcode`,
    values,
  });
  const newestFirst = await rows.rows(messageRow, {
    text: `SELECT hashcode, number, author_name, body, created, edited_at, deleted_at FROM messages
      WHERE tenant = $1 AND conversation = $2 ORDER BY number DESC LIMIT ${maxMessages}`,
    values,
  });
  const messages = newestFirst.reverse();
  const hashcodes = messages.map(({ hashcode }) => hashcode);
  const versions = await rows.rows(versionRow, {
    text: `SELECT record AS message, at, before ->> 'body' AS body FROM changes
      WHERE tenant = $1 AND collection = 'messages' AND record = ANY ($2::uuid[]) AND kind = 'update'
        AND before ->> 'body' <> '' AND before ->> 'body' IS DISTINCT FROM after ->> 'body'
      ORDER BY sequence`,
    values: [tenant, hashcodes],
  });
  const detailsOf = await readDetails(rows, actor, hashcodes);
  const versionsOf = grouped(versions, ({ message }) => message);
  const at = createTimeText(timeZone);
  const list = messages.map((message) =>
    messageMarkup(message, versionsOf.get(message.hashcode) ?? [], {
      at,
      answers: detailsOf(message.hashcode).reply?.number ?? null,
      files: detailsOf(message.hashcode).attachments.map(({ name }) => name),
    }),
  );
  const skipped = last_number - messages.length;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
        <style>
          body {
            font-family: sans-serif;
            max-width: 45rem;
            margin: 2rem auto;
            line-height: 1.4;
          }
          li {
            margin-block: 1rem;
            break-inside: avoid;
          }
          .text {
            white-space: pre-wrap;
          }
          .note {
            color: #555;
            font-size: 0.9em;
          }
          ol {
            list-style: none;
            padding: 0;
          }
        </style>
      </head>
      <body>
        <h1>${subject}</h1>
        <p>${tenantName}. Exported ${at(new Date())}. All times are of the zone ${timeZone}.</p>
        <h2>Members</h2>
        <ul>
          ${members.map((member) => html`<li>${member.name}, ${noteOf(member)}</li>`)}
        </ul>
        <h2>Messages</h2>
        ${skipped > 0 ? html`<p>Only the newest ${String(messages.length)} of ${String(last_number)} messages.</p>` : html``}
        <ol>
          ${list}
        </ol>
      </body>
    </html>`;
  return { name: `${fileName(subject)}.html`, html: page.markup };
}

interface MessageContext {
  at: (instant: Date) => string;
  /** The number of the message that it answers. */
  answers: number | null;
  files: readonly string[];
}

function messageMarkup(
  { number, author_name, body, created, edited_at, deleted_at }: MessageRow,
  versions: readonly VersionRow[],
  { at, answers, files }: MessageContext,
): Markup {
  const notes = [
    ...(answers === null ? [] : [`Answers message ${answers}.`]),
    ...(edited_at ? [`Edited ${at(edited_at)}.`] : []),
    ...(deleted_at ? [`Deleted ${at(deleted_at)}.`] : []),
    ...(files.length > 0 ? [`Files: ${files.join(', ')}`] : []),
  ];
  return html`<li>
    <strong>${String(number)}. ${author_name}</strong>, ${at(created)}
    ${notes.map((note) => html`<div class="note">${note}</div>`)}
    <div class="text">${body}</div>
    ${versions.map(
      (version) =>
        html`<div class="note">Until ${at(version.at)}: <span class="text">${version.body}</span></div>`,
    )}
  </li>`;
}

function createTimeText(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'full', timeStyle: 'short', timeZone });
  return (instant) => format.format(instant);
}

/** A name that every system takes as that of a file. */
function fileName(subject: string): string {
  const plain = subject.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return plain === '' ? 'Conversation' : plain.slice(0, 80);
}
