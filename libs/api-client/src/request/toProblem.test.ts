import { problemWords } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { setLanguage } from '@callboard/language';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { toProblem } from './toProblem';

const answered = (status: number, body: unknown, retryAfter: string | null = null) =>
  toProblem({ as: 'status', status, body, retryAfter });

describe('toProblem', () => {
  it.each([
    [400, 'invalid'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'missing'],
    [408, 'timeout'],
    [409, 'conflict'],
    [410, 'missing'],
    [412, 'stale'],
    [413, 'refused'],
    [415, 'refused'],
    [422, 'refused'],
    [429, 'busy'],
    [500, 'server'],
    [503, 'server'],
  ] as const)(
    '[8.9] turns a %i into %s, with a default message where the server sends none',
    (status, kind) => {
      expect(answered(status, undefined)).toMatchObject({ kind, message: problemWords[kind] });
    },
  );

  it('does not show the message of a framework', () => {
    const body = { statusCode: 500, error: 'Internal Server Error', message: 'x is not a function' };
    expect(answered(500, body).message).toBe(problemWords.server);
  });

  it('reports a version mismatch when the server does not have a path', () => {
    expect(toProblem({ as: 'unknownAddress' })).toEqual({ kind: 'mismatch', message: problemWords.mismatch });
  });

  it.each([
    ['results', { results: [{ error: 'No.' }, { message: 'Never.' }] }, 'No. Never.'],
    ['non_field_errors', { non_field_errors: ['Too late.', 'Too much.'] }, 'Too late. Too much.'],
    ['error.message', { error: { message: 'Wrong password.' }, message: 'x' }, 'Wrong password.'],
    ['message', { message: 'Closed.', detail: 'x' }, 'Closed.'],
    ['error', { error: 'Gone.', detail: 'x' }, 'Gone.'],
    ['detail', { detail: 'Unknown filter.' }, 'Unknown filter.'],
    ['all values', { name: ['Field is required'], town: ['Too long'] }, 'Field is required Too long'],
  ])('[8.2] shows %s', (_name, body, message) => {
    expect(answered(400, body).message).toBe(message);
  });

  it('[8.2] shows what comes with a code in the language in use, its facts and labels too', async () => {
    const from = '2027-05-07T19:30:00.000+12:00';
    const taken = sentences.slotTaken({ record: 'Entry', from, to: '2027-05-07T19:40:00.000+12:00' });
    const { code, facts, sentence } = taken;
    const fields = {
      name: ['Field is required', 'Said by a newer server'],
      slot_starts_at: [sentence],
      $problems: { name: [{ code: 'required' }, { code: 'newer' }], slot_starts_at: [{ code, facts }] },
    };
    expect(answered(400, fields)).toMatchObject({ fields: { slot_starts_at: [sentence] } });
    await setLanguage('mi');
    await vi.waitFor(() =>
      expect(answered(400, { detail: sentence, code, facts }).message).not.toBe(sentence),
    );
    const [inFields, inAction, inDetail] = [
      answered(400, fields),
      answered(400, { success: false, data: {}, error: { message: sentence, code, facts } }),
      answered(409, { detail: sentence, code, facts }),
    ];
    await setLanguage('en');
    const inMaori = 'Kei tētahi atu whakaurunga te wā mai i te 19:30 ki te 19:40.';
    expect(inFields).toMatchObject({
      fields: {
        name: ['Me whakakī tēnei āpure', 'Said by a newer server'],
        slot_starts_at: [inMaori],
      },
    });
    expect(inAction.message).toBe(inMaori);
    expect(inDetail).toMatchObject({ kind: 'conflict', message: inMaori });
  });

  it('contains the messages of each field', () => {
    const problem = answered(400, { name: ['Field is required'], non_field_errors: ['x'], detail: 'y' });
    expect(problem).toMatchObject({ fields: { name: ['Field is required'] } });
  });

  it('contains the current record when ours is stale', () => {
    expect(answered(412, { detail: 'Changed.', current: { version: 4 } })).toMatchObject({
      current: { version: 4 },
    });
  });

  it('calls a 503 with Retry-After busy', () => {
    expect(answered(503, {}, '7')).toMatchObject({ kind: 'busy', retryAfterSeconds: 7 });
  });

  it('[8.9] distinguishes a time-out, an abort and a lost connection', () => {
    const thrown = (error: unknown) => toProblem({ as: 'thrown', error }).kind;
    expect(thrown(new DOMException('', 'TimeoutError'))).toBe('timeout');
    expect(thrown(new DOMException('', 'AbortError'))).toBe('canceled');
    expect(thrown(new TypeError('Failed to fetch'))).toBe('network');
    expect(thrown(null)).toBe('network');
  });

  it('turns any failure into a problem with a short message', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 999 }), fc.jsonValue(), fc.string(), (status, body, retry) => {
        const problem = answered(status, body, retry);
        expect(Object.keys(problemWords)).toContain(problem.kind);
        expect(problem.message.length).toBeLessThanOrEqual(500);
        expect(problem.message).not.toBe('');
      }),
      { numRuns: 1_000 },
    );
  });
});
