import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldDefinition, FormValues } from '../definition';
import { Form } from '../Form/Form';
import { validateByDefinitions } from '../Form/validateByDefinitions';
import { tier } from '../../../../tools/vitest/tiers.mjs';

afterEach(cleanup);

type TypedKind =
  'number' | 'integer' | 'money' | 'length' | 'duration' | 'date' | 'time' | 'datetime' | 'daterange';

/** What each kind stores where its text is valid. */
const isOfKind: Record<TypedKind, (value: unknown) => boolean> = {
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isSafeInteger(value),
  money: (value) => Number.isSafeInteger(Reflect.get(Object(value), 'amount')),
  length: (value) => Number.isSafeInteger(value),
  duration: (value) => Number.isSafeInteger(value),
  // The years that a field takes without limits of its own.
  date: (value) => /^(19\d\d|20[0-2]\d|2030)-\d\d-\d\d$/.test(String(value)),
  datetime: isInstant,
  daterange: (value) => {
    const [start, end]: unknown[] = [Reflect.get(Object(value), 'start'), Reflect.get(Object(value), 'end')];
    return isInstant(start) && isInstant(end) && Date.parse(start) <= Date.parse(end);
  },
  time: (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value)),
};

/** Texts as people paste them, and as they should not. */
const pasted = [
  '855',
  '8,5',
  '9975',
  '0890',
  '1,250.50',
  '1 250',
  '-3',
  '３０',
  '1e3',
  '3:30',
  '3:75',
  '25:00',
  '07:15',
  '14 May 2026',
  '31/02/2026',
  '2026-05-14',
  '2026-05-14 19:05',
  '2026-05-15T07:30',
  // One that the clocks skip in New Zealand, and one that comes twice.
  '2026-09-27 02:30',
  '2026-04-05 02:30',
  '1h30',
  '$12,50',
  'next week',
  '',
];

type Step =
  { act: 'type' | 'paste' | 'replace'; text: string } | { act: 'key'; key: string } | { act: 'wheel' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constant('type' as const), text: fc.constantFrom(...'0123456789.,-: x') }),
  },
  fc.record({ act: fc.constantFrom('paste' as const, 'replace' as const), text: fc.constantFrom(...pasted) }),
  fc.record({
    act: fc.constant('key' as const),
    key: fc.constantFrom(
      'Backspace',
      'Delete',
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
    ),
  }),
  fc.record({ act: fc.constant('wheel' as const) }),
);

const runs = { fast: 25, slow: 400, long: 10_000 }[tier] ?? 25;

describe('[3.31] what a field shows is what it stores', () => {
  it.each(Object.keys(isOfKind) as TypedKind[])(
    'after any keys, pastes, turns of the wheel and leaving it: %s',
    (kind) => {
      fc.assert(
        fc.property(
          fc.array(step, { minLength: 1, maxLength: 25 }),
          fc.infiniteStream(fc.nat()),
          (steps, picks) => {
            const field = open(kind, {});
            for (const each of steps) field.take(each, picks.next().value ?? 0);
            const { value, isSaved, texts } = field.leave();
            // Who opens the record next sees the same text.
            expect(open(kind, { thing: value }).texts()).toEqual(texts);
            const isEmpty = texts.every((text) => text === '');
            expect(isSaved).toBe(isEmpty || isOfKind[kind](value));
          },
        ),
        { numRuns: runs },
      );
    },
    60_000 + runs * 500,
  );
});

function isInstant(value: unknown): value is string {
  return /^(19\d\d|20[0-2]\d|2030)-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(String(value));
}

/** A field of a form, whose stored value and error are those that Save would read. */
function open(kind: TypedKind, initialValues: FormValues) {
  const definition: FieldDefinition = {
    name: 'thing',
    kind,
    label: 'Thing',
    currency: 'NZD',
    timeZone: 'Pacific/Auckland',
  };
  cleanup();
  const check = validateByDefinitions([definition]);
  let latest = initialValues;
  const onSubmit = vi.fn(async () => undefined);
  const validate = (values: FormValues) => {
    latest = values;
    return check(values);
  };
  render(<Form {...{ initialValues, onSubmit, validate }} definitions={[definition]} />);
  const inputs = () =>
    [...document.querySelectorAll<HTMLInputElement>('[data-field="thing"] input')].filter(
      ({ type }) => type === 'text',
    );
  const texts = () => inputs().map(({ value }) => value);

  return {
    texts,
    take(each: Step, pick: number): void {
      const input = inputs()[pick % inputs().length];
      if (!input) throw new Error('The field has no input.');
      act(() => input.focus());
      const set = (value: string) => fireEvent.change(input, { target: { value } });
      if (each.act === 'type') set(input.value + each.text);
      if (each.act === 'replace') set(each.text);
      if (each.act === 'paste') {
        const clipboardData = { getData: () => each.text };
        // Nothing else inserts the text in this browser.
        if (fireEvent.paste(input, { clipboardData })) set(each.text);
      }
      if (each.act === 'wheel') fireEvent.wheel(input, { deltaY: 100 });
      if (each.act !== 'key') return;
      fireEvent.keyDown(input, { key: each.key });
      if (each.key === 'Backspace') set(input.value.slice(0, -1));
    },
    leave() {
      const save = screen.getByRole('button', { name: 'Save' });
      act(() => save.focus());
      fireEvent.click(save);
      return { value: latest['thing'], isSaved: onSubmit.mock.calls.length > 0, texts: texts() };
    },
  };
}
