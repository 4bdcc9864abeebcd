import * as v from 'valibot';
import { isEmail, mailboxOf } from '../schemas/formats';
import { isPhone } from '../schemas/isPhone';
import { filledTextInput } from '../schemas/textInput';

/** Last answer of a guardian: a yes, a no, or a yes that they withdrew. */
export const consentAnswers = ['given', 'refused', 'withdrawn'] as const;
export type ConsentAnswer = (typeof consentAnswers)[number];

const answer = v.picklist(consentAnswers);
const kindSchema = v.object({ kind: v.string(), label: v.string() });

/** A member of an entry whose guardian has to answer. */
export const consentMemberSchema = v.object({
  hashcode: v.string(),
  name: v.string(),
  has_email: v.boolean(),
  /** When the link was last requested; null: never. */
  requested: v.nullable(v.string()),
  /** Until when the link works; null where none was mailed yet. */
  expires: v.nullable(v.string()),
  /** Answers for the season of its event alone. */
  answers: v.array(v.object({ kind: v.string(), answer, at: v.string() })),
});
export type ConsentMember = v.InferOutput<typeof consentMemberSchema>;

/** The consents of an entry: those of its members who need one. */
export const entryConsentsSchema = v.object({
  kinds: v.array(kindSchema),
  members: v.array(consentMemberSchema),
});
export type EntryConsents = v.InferOutput<typeof entryConsentsSchema>;

/** Consents as the holder of a link reads them. */
export const consentLinkSchema = v.object({
  member: v.string(),
  entry: v.string(),
  event: v.string(),
  first_day: v.string(),
  last_day: v.string(),
  /** The name of the guardian that the link was mailed to. */
  guardian: v.string(),
  expires: v.string(),
  kinds: v.array(v.object({ ...kindSchema.entries, question: v.string(), answer: v.nullable(answer) })),
});
export type ConsentLink = v.InferOutput<typeof consentLinkSchema>;

/** The longest texts of a guardian, and of what they answer. */
export const maxLengthsOfConsent = { name: 160, email: 254, phone: 40, medical_notes: 2_000, note: 1_000 };

const longest = maxLengthsOfConsent;

/** Contact of a minor, and facts that carers must know. Unknown facts are null. */
export const guardianInput = v.strictObject({
  name: filledTextInput(longest.name),
  email: v.nullable(
    v.pipe(filledTextInput(longest.email), v.toLowerCase(), v.transform(mailboxOf), v.check(isEmail)),
  ),
  phone: v.nullable(v.pipe(filledTextInput(longest.phone), v.check(isPhone))),
  medical_notes: v.nullable(filledTextInput(longest.medical_notes, 'lines')),
});

/** Known contact data of a guardian; each read of it is noted. */
export const guardianSchema = v.object({
  name: v.string(),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  medical_notes: v.nullable(v.string()),
});
export type Guardian = v.InferOutput<typeof guardianSchema>;

/** The contact data of a minor, with what their guardian answered in words. */
export const contactDataSchema = v.object({
  guardian: v.nullable(guardianSchema),
  date_of_birth: v.nullable(v.string()),
  answers: v.array(
    v.object({
      kind: v.string(),
      label: v.string(),
      answer,
      name: v.string(),
      note: v.nullable(v.string()),
      /** The user who recorded an answer on paper; null where the guardian answered by their link. */
      recorded_by: v.nullable(v.string()),
      at: v.string(),
    }),
  ),
});
export type ContactData = v.InferOutput<typeof contactDataSchema>;

/** Answer of a guardian: a yes or a no to each kind. */
export const consentInput = v.strictObject({
  name: filledTextInput(longest.name),
  note: v.nullable(filledTextInput(longest.note, 'lines')),
  answers: v.pipe(
    v.array(v.strictObject({ kind: v.pipe(v.string(), v.maxLength(40)), yes: v.boolean() })),
    v.minLength(1),
    v.maxLength(20),
  ),
});

/** Noted uses of a minor's contact data. */
export const viewDeeds = ['looked', 'changed', 'exported'] as const;

/** Note of a user who viewed, changed or exported contact data of a minor. */
export const personalViewSchema = v.object({
  at: v.string(),
  user: v.string(),
  member: v.string(),
  deed: v.picklist(viewDeeds),
});
export type PersonalView = v.InferOutput<typeof personalViewSchema>;
