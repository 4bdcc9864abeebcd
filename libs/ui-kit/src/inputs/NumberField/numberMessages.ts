import { defineMessages, translate } from '@callboard/language';
import { writeNumber, type NumberLimits } from '@callboard/domain/numbers';

const texts = defineMessages({
  any: 'Enter a number.',
  whole: 'Enter a whole number.',
  between: (from: string, to: string) => translate('Enter a number from {from} to {to}.', { from, to }),
  wholeBetween: (from: string, to: string) =>
    translate('Enter a whole number from {from} to {to}.', { from, to }),
  stepsBetween: (from: string, to: string, step: string) =>
    translate('Enter a number from {from} to {to}, in steps of {step}.', { from, to, step }),
  least: (from: string) => translate('Enter a number that is {from} or more.', { from }),
  most: (to: string) => translate('Enter a number that is {to} or less.', { to }),
});

/** What a field takes, for a text that it does not. */
export function numberMessage({ min, max, step }: NumberLimits): string {
  const [from, to] = [min, max].map((end) => (end === undefined ? undefined : writeNumber(end)));
  if (from !== undefined && to !== undefined) {
    if (step === undefined) return texts.between(from, to);
    return step === 1 ? texts.wholeBetween(from, to) : texts.stepsBetween(from, to, writeNumber(step));
  }
  if (from !== undefined) return texts.least(from);
  if (to !== undefined) return texts.most(to);
  return step === 1 ? texts.whole : texts.any;
}
