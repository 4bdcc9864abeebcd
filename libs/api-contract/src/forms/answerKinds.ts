import { addressAnswer } from '../fields/kinds/address';
import { attachmentAnswer } from '../fields/kinds/attachment';
import { checkboxAnswer } from '../fields/kinds/checkbox';
import { dateAnswer } from '../fields/kinds/date';
import { daterangeAnswer } from '../fields/kinds/daterange';
import { durationAnswer } from '../fields/kinds/duration';
import { emailAnswer } from '../fields/kinds/email';
import { lengthAnswer } from '../fields/kinds/length';
import { multiselectAnswer } from '../fields/kinds/multiselect';
import { numberAnswer } from '../fields/kinds/number';
import { phoneAnswer } from '../fields/kinds/phone';
import { photoAnswer } from '../fields/kinds/photo';
import { radioAnswer } from '../fields/kinds/radio';
import { selectAnswer } from '../fields/kinds/select';
import { signatureAnswer } from '../fields/kinds/signature';
import { starAnswer } from '../fields/kinds/star';
import { tagsAnswer } from '../fields/kinds/tags';
import { textAnswer } from '../fields/kinds/text';
import { textareaAnswer } from '../fields/kinds/textarea';
import { timeAnswer } from '../fields/kinds/time';
import type { Answer } from '../fields/answer';

/** Every kind of answer that a form can ask for, in the order of menus: a new one is a file in `fields/kinds/` and a line here. */
const answers = {
  text: textAnswer,
  textarea: textareaAnswer,
  email: emailAnswer,
  phone: phoneAnswer,
  number: numberAnswer,
  date: dateAnswer,
  daterange: daterangeAnswer,
  time: timeAnswer,
  duration: durationAnswer,
  length: lengthAnswer,
  select: selectAnswer,
  radio: radioAnswer,
  multiselect: multiselectAnswer,
  checkbox: checkboxAnswer,
  star: starAnswer,
  tags: tagsAnswer,
  address: addressAnswer,
  signature: signatureAnswer,
  attachment: attachmentAnswer,
  photo: photoAnswer,
} satisfies Readonly<Record<string, Answer>>;

/** The name of a kind of answer. */
export type AnswerKind = keyof typeof answers;

/** Their names. */
// The object is a literal, so that it has exactly the keys of its type.
export const answerKinds = Object.keys(answers) as readonly AnswerKind[];

/** Kind of a question's answer. */
export function answerKindOf({ kind }: { kind: AnswerKind }): Answer {
  return answers[kind];
}
