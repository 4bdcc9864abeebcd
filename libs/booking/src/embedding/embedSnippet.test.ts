import { expect, it } from 'vitest';
import { embedSnippet } from './embedSnippet';

it('[7.46] the code for a website names its event, whatever stands in the name', () => {
  const code = embedSnippet({
    address: 'https://tickets.example/embed?event=1&language=mi',
    title: 'Tickets: "Kōwhai" <b>& more',
  });
  const root = new DOMParser().parseFromString(code, 'text/html');
  const frame = root.querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe('https://tickets.example/embed?event=1&language=mi');
  expect(frame?.title).toBe('Tickets: "Kōwhai" <b>& more');
  expect(root.querySelector('b')).toBeNull();
  expect(root.querySelector('script')?.textContent).toContain("event.origin !== 'https://tickets.example'");
});
