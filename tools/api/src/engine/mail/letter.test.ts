import { tenantCodes } from '@callboard/api-contract';
import { tenants } from '@callboard/all-tenants';
import { describe, expect, it } from 'vitest';
import { html } from './html';
import { letterOf, subjectOf } from './letter';

const mail = {
  to: 'aroha@example.test',
  language: 'en' as const,
  subject: 'News & <more>',
  text: 'Kia ora\n',
  html: html`<p>Kia ora ${'<Aroha>'}</p>`.markup,
  why: 'You get this because you asked & waited.',
};

describe('letterOf', () => {
  it.each(tenantCodes)(
    '[1.3] has the name and the colour of the tenant above, and why below: %s',
    (tenant) => {
      const { text, html: page } = letterOf(tenant, mail);
      const { name, colours } = tenants[tenant];
      expect(text.split('\n')).toEqual([
        name.toUpperCase(),
        '',
        'Kia ora',
        '',
        '-- ',
        mail.why,
        `${name} on Callboard`,
        '',
      ]);
      expect(page).toContain(`background:${colours?.brand}`);
      expect(page).toContain(`<title>${name}: News &amp; &lt;more&gt;</title>`);
      expect(page).toContain('<p>Kia ora &lt;Aroha&gt;</p>');
      expect(page).toContain('because you asked &amp; waited.');
      expect(page).not.toContain('Stop these emails');
    },
  );

  it('explains how to stop mails that can be stopped', () => {
    const unsubscribe = 'https://show.example.org/unsubscribe/1';
    const { text, html: page } = letterOf('showquest', { ...mail, unsubscribe });
    expect(text).toContain(`Stop these emails: ${unsubscribe}\n`);
    expect(page).toContain(`<a href="${unsubscribe}">Stop these emails</a>`);
  });
});

it.each(tenantCodes)('every subject names the tenant once: %s', (tenant) => {
  const { name } = tenants[tenant];
  expect(subjectOf(tenant, 'New seats for Heat 1')).toBe(`${name}: New seats for Heat 1`);
  for (const subject of [`Set a new password for ${name}`, `${name.toUpperCase()} is sold out`])
    expect(subjectOf(tenant, subject)).toBe(subject);
});
