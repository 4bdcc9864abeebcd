import * as v from 'valibot';
import { sentFieldSchema } from '../../sentFields';
import { missingFactsSchema } from '../missingFacts';
import { isHashcode } from '../../schemas/formats';
import { defineQuery, noQuery } from '../../defineQuery';

const text = v.string();
const instant = v.string();
const count = v.pipe(v.number(), v.integer());
const named = v.object({ hashcode: text, title: text });

/** A person in an entry, as far as the reader can see them. */
export const dossierMemberSchema = v.object({
  ...named.entries,
  /** Part in the entry: a value of the field `part` of participants. */
  part: v.nullable(text),
  year_level: v.nullable(count),
  /** On the first day of the event, in years; null for those of 25 and older. */
  age: v.nullable(count),
  /** The name of their school. */
  school: v.nullable(text),
  photo_consent: v.nullable(v.boolean()),
  /** Consent of their guardian for this season; null where no one has to answer, and for readers who need not know. */
  consent: v.nullable(v.picklist(['answered', 'missing'])),
  status: text,
});
export type DossierMember = v.InferOutput<typeof dossierMemberSchema>;

/** A status that an entry got: from which one, when, and by whom. */
export const dossierDecisionSchema = v.object({
  at: instant,
  /** Null where the entry was created. */
  from: v.nullable(text),
  to: text,
  /** Their name is for those who can read users. */
  by: v.nullable(v.object({ name: v.nullable(text), is_own: v.boolean(), is_staff: v.boolean() })),
  reason: v.nullable(text),
});
export type DossierDecision = v.InferOutput<typeof dossierDecisionSchema>;

/** Facts about one entry besides its own fields, as its reader can see them. */
export const entryDossierSchema = v.object({
  ...missingFactsSchema.entries,
  /** Where and when it appears, in order of time: in performances that the reader can read. */
  calls: v.array(
    v.object({
      /** The appearance. */
      hashcode: text,
      performance: named,
      status: text,
      starts_at: instant,
      ends_at: instant,
      slot_starts_at: v.nullable(instant),
      slot_ends_at: v.nullable(instant),
      venue: named,
      space: named,
      room: v.nullable(text),
      /** How long before its slot it arrives and warms up. */
      arrival_minutes: v.nullable(count),
      warm_up_minutes: v.nullable(count),
      /** The time zone of the venue. */
      zone: text,
    }),
  ),
  /** The first two hundred; those who withdrew come last. */
  members: v.array(dossierMemberSchema),
  members_total: count,
  /** Conversations about the event with people of the entry, the newest first. */
  conversations: v.array(
    v.object({ hashcode: text, subject: text, status: text, last_message_at: v.nullable(instant) }),
  ),
  /** The user of its contact, for those who can write to every user. */
  contact_user: v.nullable(named),
  /** The newest first. */
  decisions: v.array(dossierDecisionSchema),
});
export type EntryDossier = v.InferOutput<typeof entryDossierSchema>;

/** Queries of one entry, and of a new one. */
export const entryQueries = {
  entryFields: defineQuery({
    summary: 'The fields that a new entry is filled in with, as a form draws them',
    group: 'Entries',
    path: 'entering/fields',
    input: noQuery,
    output: v.object({ results: v.array(sentFieldSchema) }),
    envelope: 'data',
    roles: ['staff', 'participant'],
    // Without an answer the form is drawn as the client knows it.
    isBackground: true,
    clause: '3.21',
  }),

  entryDossier: defineQuery({
    summary: 'What is known about an entry besides its fields: call, fee, people, tasks, messages, decisions',
    group: 'Entries',
    path: 'entries/{entry}/dossier',
    input: v.object({ entry: v.pipe(v.string(), v.check(isHashcode)) }),
    output: entryDossierSchema,
    envelope: 'data',
    roles: 'session',
    problems: ['missing'],
    clause: '2.21, 7.40',
  }),
};
