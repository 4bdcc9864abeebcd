import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contactEmailInput, emailInput } from '../inputs';
import { fieldSchema } from '../fieldSchema';
import { email, link, phone, richtext, text, textarea, type Field } from '../fields/kinds';
import { emailAnswer } from '../fields/kinds/email';
import { mailboxOf } from './formats';
import { canonicalText, type TextShape } from './canonicalText';
import { filledTextInput, textInput } from './textInput';

const texts = [
  'Nika\u00a0Ng',
  '\u200bNika\u200b Ng\ufeff',
  'Nika\tNg\r\n',
  '\u202eNika Ng\u202c',
  'Ma\u0304ia',
  '\u00a0\u2003\u200b \n',
  '👨\u200d👩\u200d👧',
  '👨\u200d\u200d👩',
  'a\u200db\u200c',
  'می\u200cخواهم',
];
const shapes: TextShape[] = ['line', 'lines'];

/** Every place where a text comes in by a schema, with the shape of its text. */
const entrances: [string, TextShape, v.GenericSchema<unknown>][] = [
  ['text', 'line', fieldSchema(text({ label: 'A', max: 10_000 }) as Field)],
  ['textarea', 'lines', fieldSchema(textarea({ label: 'A', max: 10_000 }) as Field)],
  ['richtext', 'lines', fieldSchema(richtext({ label: 'A' }) as Field)],
  ['email', 'line', fieldSchema(email({ label: 'A' }) as Field)],
  ['phone', 'line', fieldSchema(phone({ label: 'A' }) as Field)],
  ['link', 'line', fieldSchema(link({ label: 'A' }) as Field)],
  ['one line of an action', 'line', textInput(10_000)],
  ['several lines of an action', 'lines', textInput(10_000, 'lines')],
];

describe('canonicalText', () => {
  it.each(shapes)('of its own result is the same: %s', (shape) => {
    for (const each of texts) {
      const once = canonicalText(each, shape);
      expect(canonicalText(once, shape), each).toBe(once);
    }
  });

  it('makes texts equal that are displayed alike', () => {
    for (const each of texts.slice(0, 4)) expect(canonicalText(each, 'line')).toBe('Nika Ng');
    expect(canonicalText('Ma\u0304ia', 'line')).toBe('Māia');
    expect(canonicalText('\u00a0\u2003\u200b \n', 'line')).toBe('');
    expect(canonicalText(' one\r\n\r\n  two\u200b ', 'lines')).toBe('one\n\n  two');
    expect(canonicalText('one\r\ntwo', 'line')).toBe('one two');
  });

  it('leaves what joins emoji, and letters of scripts that need it', () => {
    for (const each of ['👨\u200d👩\u200d👧', 'می\u200cخواهم'])
      expect(canonicalText(each, 'line')).toBe(each);
    expect(canonicalText('a\u200db\u200c', 'line')).toBe('ab');
  });

  it.each(entrances)('is what is stored of a text that %s takes', (_name, shape, schema) => {
    let taken = 0;
    for (const each of texts) {
      const parsed = v.safeParse(schema, each);
      if (!parsed.success) continue;
      taken += 1;
      expect(parsed.output, each).toBe(canonicalText(each, shape));
    }
    expect(taken).toBeGreaterThan(0);
  });

  it('leaves nothing of a text that is invisible: it does not answer what is required', () => {
    const required = fieldSchema(text({ label: 'A', required: true }) as Field);
    for (const each of ['   ', '\u00a0', '\u200b', '\ufeff \u2060', '\u202e\u202c', '\u200d'])
      for (const schema of [required, filledTextInput(10), emailInput])
        expect(v.is(schema, each), each).toBe(false);
  });
});

describe('an address of a mailbox', () => {
  const spellings = [
    'kaye@müller.example',
    'kaye@xn--mller-kva.example',
    'kaye@mu\u0308ller.example',
    'kaye@MÜLLER.example',
  ];
  const schemas = {
    'a field': fieldSchema(email({ label: 'A' }) as Field),
    'an answer': emailAnswer.schema({}),
    'a sign-in': emailInput,
    'a sale': contactEmailInput,
  };

  it.each(Object.entries(schemas))('[5.11] is one, however its domain is written, in %s', (_name, schema) => {
    for (const each of spellings) expect(v.parse(schema, each), each).toBe('kaye@xn--mller-kva.example');
    expect(v.parse(schema, 'hēmi@kura.example')).toBe('hēmi@kura.example');
  });

  it('stays as it is where it is no address', () => {
    for (const each of ['kaye@müller', 'müller.example', 'a@müller.example/b', '@müller.example'])
      expect(mailboxOf(each)).toBe(each);
  });
});

describe('a phone number of a record', () => {
  const schema = fieldSchema(phone({ label: 'A' }) as Field);

  it.each(['021 555 0123', '+64 (3) 555-1234', '09 555 1234 ext 12', ''])('%s can be one', (each) => {
    expect(v.is(schema, each)).toBe(true);
  });

  it.each(['see mum', '021', 'Phone 7', '021 555 0123 or 4'])('%s cannot be one', (each) => {
    expect(v.is(schema, each)).toBe(false);
  });
});
