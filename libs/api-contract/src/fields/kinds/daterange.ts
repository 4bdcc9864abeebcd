import * as v from 'valibot';
import { words } from '../../schemas/words';
import { isObject } from '../../schemas/isObject';
import type { Answer, Question } from '../answer';
import { day } from './date';
import { instant } from './datetime';

/** A start and an end, neither before the other: days that are both included, or instants where the question has times (clause 9.5). */
export const daterangeAnswer: Answer = {
  empty: null,
  schema: rangeSchema,
  text: (answer) => (isObject(answer) ? `${String(answer['start'])} – ${String(answer['end'])}` : ''),
  canHaveTimes: true,
};

function rangeSchema({ hasTimes = false }: Question) {
  const end = v.object(
    { start: hasTimes ? instant : day, end: hasTimes ? instant : day },
    hasTimes ? words.datetime : words.date,
  );
  return v.pipe(
    end,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { start, end } = dataset.value;
      if (Date.parse(end) < Date.parse(start)) addIssue({ message: words.minTime(start) });
    }),
  );
}
