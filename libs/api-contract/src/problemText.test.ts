import { describe, expect, test } from 'vitest';
import { isFrameworkBody, problemText } from '.';

describe('[8.2] the words shown for a failure', () => {
  test.each([
    [
      'the error or message of each item',
      { results: [{ error: 'Seat taken' }, { success: true }, { message: 'Too late' }] },
      'Seat taken Too late',
    ],
    ["an item's error before its message", { results: [{ error: 'One', message: 'Two' }] }, 'One'],
    ["an item's error.message", { results: [{ error: { code: 'x', message: 'Seat taken' } }] }, 'Seat taken'],
    ["all that an item's error holds", { results: [{ error: { name: ['Too long'] } }] }, 'Too long'],
    ['the same words once', { results: [{ error: 'Seat taken' }, { error: 'Seat taken' }] }, 'Seat taken'],
    ['items before all else', { results: [{ error: 'One' }], non_field_errors: ['Two'], detail: '3' }, 'One'],
    ['non_field_errors, joined', { non_field_errors: ['One.', 'Two.'], name: ['Three.'] }, 'One. Two.'],
    [
      'non_field_errors before error.message',
      { non_field_errors: ['One'], error: { message: 'Two' } },
      'One',
    ],
    ['error.message', { success: false, error: { message: 'wrong payload' } }, 'wrong payload'],
    ['error.message before message', { error: { message: 'One' }, message: 'Two', detail: 'Three' }, 'One'],
    ['message before error', { message: 'First', error: 'Second', detail: 'Third' }, 'First'],
    ['error before detail', { error: 'Second', detail: 'Third' }, 'Second'],
    ['detail', { detail: 'Third', code: 'x' }, 'Third'],
    ['all values', { name: ['Field is required'], town: ['Too long'] }, 'Field is required Too long'],
    ['all values, however deep', { address: { town: ['Too long'], lines: [['No']] } }, 'Too long No'],
    ['all values, numbers too, but no flags', { success: false, left: 2, why: 'busy' }, '2 busy'],
  ])('are %s', (_what, body, words) => {
    expect(problemText(body)).toBe(words);
  });

  test.each([
    ['results', { results: [{ success: true }], detail: 'Third' }, 'Third'],
    ['non_field_errors', { non_field_errors: [], name: ['Field is required'] }, 'Field is required'],
    ['error.message', { error: { message: '' }, detail: 'Third' }, 'Third'],
    ['message', { message: '', error: 'Second' }, 'Second'],
    ['message of another kind', { message: { text: 'deep' } }, 'deep'],
  ])('pass over %s without a text', (_what, body, words) => {
    expect(problemText(body)).toBe(words);
  });

  test.each([[null], [undefined], [{}], [[]], [7], [{ success: false }]])('are none for %j', (body) => {
    expect(problemText(body)).toBe('');
  });

  test.each([
    [{ statusCode: 404, error: 'Not Found', message: 'Route POST:/api/v7/system/user/actions not found' }],
    [{ statusCode: 500, message: 'Cannot read properties of undefined' }],
    [{ timestamp: '2026-05-01', status: 404, error: 'Not Found', path: '/api/v7' }],
  ])('are none for the answer of a framework: %j', (body) => {
    expect(problemText(body)).toBe('');
    expect(isFrameworkBody(body)).toBe(true);
  });

  test.each([
    [{ detail: 'Not open yet', status: 404 }],
    [{ success: false, status: 400, error: { message: 'wrong payload' } }],
    [{ status: ['Field is required'] }],
    [{ message: 'Closed.' }],
  ])('are those of %j', (body) => {
    expect(problemText(body)).not.toBe('');
    expect(isFrameworkBody(body)).toBe(false);
  });

  test('are a text that is all of the body', () => {
    expect(problemText('Closed for the night')).toBe('Closed for the night');
  });

  test('are cut where they would cover the page', () => {
    const many = Object.fromEntries(
      Array.from({ length: 90 }, (_, at) => [`f${at}`, [`Fault ${at} is odd`]]),
    );
    expect(problemText(many)).toHaveLength(500);
  });
});
