import * as v from 'valibot';
import { fieldsOf, type FormContent, type FormField, type FormSection } from '@callboard/api-contract/forms';
import { answerSchema } from './answerSchema';
import { isUnanswered, ownAnswer, rowsOf, type Answers } from './answers';

/** A field whose answers are lost in another version of the form, and why. */
export interface LostField {
  field: string;
  /** The label in the old version. */
  label: string;
  reason: 'removed' | 'moved' | 'other_kind' | 'not_allowed';
  /** The number of answers that would be lost. */
  count: number;
}

/**
 * The answers that a change of a form would lose, field by field, so that the user who publishes it can decide what to do. Answers that
 * stay valid in the new version do not count.
 */
export function lostAnswers(before: FormContent, after: FormContent, given: readonly Answers[]): LostField[] {
  const there = new Map(fieldsOf(after).map((each) => [each.field.id, each]));
  return fieldsOf(before).flatMap(({ field, section }) => {
    const answers = given
      .flatMap((one) => answersTo(field, section, one))
      .filter((answer) => !isUnanswered(field, answer));
    const now = there.get(field.id);
    const lost = (reason: LostField['reason'], count: number) =>
      count > 0 ? [{ field: field.id, label: field.label, reason, count }] : [];
    if (!now) return lost('removed', answers.length);
    if (homeOf(now.section) !== homeOf(section)) return lost('moved', answers.length);
    const schema = answerSchema(now.field);
    const refused = answers.filter((answer) => !v.is(schema, answer)).length;
    return lost(now.field.kind === field.kind ? 'not_allowed' : 'other_kind', refused);
  });
}

/** The answers that another version of the form can hold. */
export function carryAnswers(before: FormContent, after: FormContent, answers: Answers): Answers {
  const old = new Map(fieldsOf(before).map(({ field, section }) => [field.id, section]));
  const carried: Record<string, unknown> = {};
  for (const section of after.pages.flatMap(({ sections }) => sections)) {
    const fits = section.fields.filter(({ id }) => {
      const home = old.get(id);
      return home && homeOf(home) === homeOf(section);
    });
    if (!section.repeat) Object.assign(carried, fitting(fits, answers));
    else if (rowsOf(section, answers).length > 0) {
      carried[section.id] = rowsOf(section, answers).map((row) => fitting(fits, row));
    }
  }
  return carried;
}

function fitting(fields: readonly FormField[], answers: Answers): Answers {
  const carried = fields.filter((field) => {
    const answer = ownAnswer(answers, field.id);
    return !isUnanswered(field, answer) && v.is(answerSchema(field), answer);
  });
  return Object.fromEntries(carried.map(({ id }) => [id, answers[id]]));
}

function answersTo({ id }: FormField, section: FormSection, answers: Answers): unknown[] {
  return section.repeat
    ? rowsOf(section, answers).map((row) => ownAnswer(row, id))
    : [ownAnswer(answers, id)];
}

/** Where the answers of a section are: at the top level, or in the rows of that section. */
function homeOf(section: FormSection): string {
  return section.repeat ? section.id : '';
}
