import { expect, it } from 'vitest';
import { mailErrorText } from './mailErrorText';

it.each([
  ['connect ECONNREFUSED 127.0.0.1:587', 'The mail server cannot be reached.'],
  ['Connection closed unexpectedly', 'The mail server cannot be reached.'],
  ['getaddrinfo ENOTFOUND mail.school.test', 'The mail server’s address was not found.'],
  ['Connection timeout', 'The mail server did not answer in time.'],
  ['Greeting never received', 'The mail server did not answer in time.'],
  ['unable to verify the first certificate', 'The mail server’s certificate is not trusted.'],
  [
    'Invalid login: 535 5.7.8 Authentication failed',
    'The mail server did not accept Callboard’s user name or password.',
  ],
  [
    "Can't send mail - all recipients were rejected: 550 5.1.1 User unknown",
    'The mail server does not accept this recipient. Check the address.',
  ],
  [
    "Can't send mail - all recipients were rejected: 450 4.2.1 Try later",
    'The mail server does not accept email at the moment.',
  ],
  [
    'Message failed: 554 5.7.1 Looks like spam',
    'The mail server answered: Message failed: 554 5.7.1 Looks like spam',
  ],
])('says what %s means', (error, text) => {
  expect(mailErrorText(error)).toBe(text);
});

it('does not invent a reason', () => {
  expect(mailErrorText(null)).toBe('The reason is not known.');
});
