import { expect, it } from 'vitest';
import { readableDocument } from './readableDocument';

const texts = { title: 'Ana <Tane>', language: 'en', yes: 'Yes', no: 'No', none: '–' };

it('shows each part under its heading, and every value', () => {
  const page = readableDocument(
    {
      exported: '2027-01-01',
      records: {
        People: [{ first_name: 'Ana', photo_consent: true, phone: null, answers: { q1: ['a', 'b'] } }],
      },
      comments: [],
    },
    texts,
  );
  expect(page).toContain('<h2>Exported</h2><p>2027-01-01</p>');
  expect(page).toContain('<h3>People</h3><table><tr><th scope="row">First name</th><td>Ana</td></tr>');
  expect(page).toContain('<th scope="row">Photo consent</th><td>Yes</td>');
  expect(page).toContain('<th scope="row">Phone</th><td>–</td>');
  expect(page).toContain('<td>a<br>b</td>');
  expect(page).toContain('<h2>Comments</h2><p>–</p>');
});

it('runs nothing that a user typed', () => {
  const page = readableDocument({ name: '<script>alert("a")</script>' }, texts);
  expect(page).toContain('<title>Ana &lt;Tane&gt;</title>');
  expect(page).toContain('&lt;script&gt;alert(&quot;a&quot;)&lt;/script&gt;');
  expect(page).not.toContain('<script>');
});
