import { expect, test } from 'vitest';
import { problemText } from './index';

test.each([
  [{ results: [{ error: 'Seat taken' }, { success: true }, { message: 'Too late' }] }, 'Seat taken Too late'],
  [{ non_field_errors: ['One.', 'Two.'], name: ['Three.'] }, 'One. Two.'],
  [{ success: false, error: { message: 'wrong payload' } }, 'wrong payload'],
  [{ message: 'First', error: 'Second', detail: 'Third' }, 'First'],
  [{ error: 'Second', detail: 'Third' }, 'Second'],
  [{ detail: 'Third' }, 'Third'],
  [{ name: ['Field is required'], town: ['Too long'] }, 'Field is required Too long'],
  ['<html>', '<html>'],
  [null, ''],
])('[8.2] the words of %j are %j', (body, words) => {
  expect(problemText(body)).toBe(words);
});
