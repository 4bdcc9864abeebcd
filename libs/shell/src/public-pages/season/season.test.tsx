import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json, unreachable, type FakeAnswers } from '../../testing/fakeServer';
import { closeApps, openApp } from '../../testing/openApp';

vi.mock('@callboard/screens', () => import('../../testing/fakeScreens'));

afterEach(async () => {
  await closeApps();
  vi.unstubAllGlobals();
});

const event = {
  hashcode: 'heat',
  name: 'Wellington Heat',
  status: 'open',
  description: '<p>Ten minutes each.</p>',
  starts_on: '2099-05-05',
  ends_on: '2099-05-06',
  entries_close: '2099-04-01T05:00:00Z',
  venue: { name: 'Opera House', town: 'Wellington' },
  zone: 'Pacific/Auckland',
  performances: [
    { hashcode: 'one', name: 'Evening show', starts_at: '2099-05-05T07:00:00Z', zone: 'Pacific/Auckland' },
  ],
  performances_count: 9,
};
const season = (...events: object[]) => json({ success: true, data: { events } });
const school = { hashcode: '4f1c9a52-8a76-4d5e-9f2a-0d7c3b1e6a55', name: 'Kererū College', town: 'Porirua' };
const schools = (...results: object[]) => json({ success: true, data: { results } });

describe('[2.1] the public season', () => {
  it('shows events with place, days and times in their zone, and how to enter', async () => {
    const past = {
      ...event,
      hashcode: 'past',
      name: 'Old Heat',
      starts_on: '2020-05-05',
      ends_on: '2020-05-05',
    };
    fakeServer({ season: season({ ...past, status: 'complete' }, event) });
    await openApp({ at: '/season' });
    await screen.findByRole('heading', { name: 'Wellington Heat' });
    const open = screen.getByRole('heading', { name: 'Entries open' }).closest('section') ?? document.body;
    const card = within(open).getByRole('article');
    expect(card.textContent).toContain('05-May-2099 to 06-May-2099');
    expect(card.textContent).toContain('Opera House, Wellington');
    expect(card.textContent).toContain('Entries open until 01-Apr-2099 18:00 NZDT');
    expect(card.textContent).toContain('Evening show · 05-May-2099 19:00 NZST');
    expect(card.textContent).toContain('and 8 more');
    expect(screen.getByText('Sign in, and enter your entries before entries close.')).toBeTruthy();
    expect(screen.getByText('Earlier')).toBeTruthy();
  });

  it('shows the picture of an event that has one, with what it shows', async () => {
    const picture = {
      url: '/api/v21/season/events/heat/picture?tenant=showquest',
      alt: 'Lights over a stage',
    };
    fakeServer({ season: season({ ...event, picture }, { ...event, hashcode: 'bare', name: 'Bare Heat' }) });
    await openApp({ at: '/season' });
    const image = await screen.findByRole('img', { name: 'Lights over a stage' });
    expect(image.getAttribute('src')).toContain(picture.url);
    const bare = screen.getByRole('heading', { name: 'Bare Heat' }).closest('article') ?? document.body;
    expect(within(bare).queryByRole('img')).toBeNull();
  });

  it('shows the next nine, and those of a region and a month, which are in the URL', async () => {
    const months = Array.from({ length: 24 }, (_, nth) => ({
      ...event,
      hashcode: `heat ${nth}`,
      name: `Heat ${nth}`,
      region: nth % 2 === 0 ? 'Otago' : 'Northland',
      starts_on: nth < 20 ? '2099-05-05' : '2099-06-05',
      ends_on: nth < 20 ? '2099-05-05' : '2099-06-05',
    }));
    fakeServer({ season: season(...months) });
    const user = await openApp({ at: '/season' });
    const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await screen.findByRole('heading', { name: 'Heat 0' });
    expect(names()).toHaveLength(9);
    await user.click(screen.getByRole('button', { name: 'Show all 24' }));
    expect(names()).toHaveLength(24);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Northland');
    expect(names()).toHaveLength(12);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'Jun 2099');
    expect(names()).toEqual(['Heat 21', 'Heat 23']);
    expect(new URLSearchParams(location.search).toString()).toBe('region=Northland&month=2099-06');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'All regions');
    expect(names()).toHaveLength(4);
  });

  it('shows that there is nothing yet, and leads to the login', async () => {
    fakeServer({ season: season() });
    const user = await openApp({ at: '/season' });
    expect(await screen.findByText('No events yet')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await waitFor(() => expect(location.pathname).toBe('/login'));
  });

  it('shows a problem, and loads again', async () => {
    fakeServer({ season: unreachable });
    const user = await openApp({ at: '/season' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    fakeServer({ season: season(event) });
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Wellington Heat' })).toBeTruthy();
  });

  it('is reached from the login', async () => {
    fakeServer({ season: season(event) });
    const user = await openApp({ at: '/login' });
    await user.click(await screen.findByRole('link', { name: 'Season and dates' }));
    expect(await screen.findByRole('heading', { name: 'Wellington Heat' })).toBeTruthy();
  });
});

/** Opens the form and fills in all but the school. */
async function openForm(answers: FakeAnswers) {
  const server = fakeServer(answers);
  const user = await openApp({ at: '/season/account' });
  await user.type(await screen.findByLabelText('Your first name'), 'Mere');
  await user.type(screen.getByLabelText('Your last name'), 'Parata');
  await user.type(screen.getByLabelText('Your role at the school'), 'Head of drama');
  await user.type(screen.getByLabelText('Email'), 'mere@kereru.test');
  return { user, ...server };
}
const sentBy = (calls: readonly { name: string; body: unknown }[]) =>
  calls.filter(({ name }) => name === 'request_account').map(({ body }) => Object(body).data);

describe('[1.4] requesting an account', () => {
  const done = json({ success: true, data: {} });

  it('finds the school by the keyboard, and sends the request', async () => {
    const { user, calls } = await openForm({ schools: schools(school), request_account: done });
    const field = screen.getByRole('combobox', { name: /^School/ });
    await user.type(field, 'ker');
    expect(await screen.findByRole('option', { name: 'Kererū College, Porirua' })).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(field).toHaveProperty('value', 'Kererū College, Porirua');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeTruthy();
    expect(sentBy(calls)).toEqual([
      {
        first_name: 'Mere',
        last_name: 'Parata',
        position: 'Head of drama',
        email: 'mere@kereru.test',
        organisation: school.hashcode,
        language: 'en',
      },
    ]);
  });

  it('takes the name of a school that is not in the list', async () => {
    const { user, calls } = await openForm({ schools: schools(), request_account: done });
    await user.type(screen.getByRole('combobox', { name: /^School/ }), 'Brand New School');
    expect(await screen.findByText('No school found')).toBeTruthy();
    await user.click(screen.getByRole('option', { name: 'Use “Brand New School”: it is not in the list' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(sentBy(calls)).toMatchObject([{ school_name: 'Brand New School' }]);
  });

  it('[2.51] suggests the school that a misspelt name is meant to be, above using that name', async () => {
    const similar = json({ success: true, data: { results: [], similar: [school] } });
    const { user, calls } = await openForm({ schools: similar, request_account: done });
    await user.type(screen.getByRole('combobox', { name: /^School/ }), 'Kereru Colege');
    expect(await screen.findByText('Did you mean')).toBeTruthy();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Kererū College, Porirua',
      'Use “Kereru Colege”: it is not in the list',
    ]);
    await user.click(screen.getByRole('option', { name: 'Kererū College, Porirua' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(sentBy(calls)).toMatchObject([{ organisation: school.hashcode }]);
  });

  it('shows what is missing, the school among it, and sends nothing', async () => {
    const { calls } = fakeServer();
    const user = await openApp({ at: '/season/account' });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(screen.getAllByText('Field is required')).toHaveLength(4);
    expect(screen.getByText('Select a school from the list, or write its name.')).toBeTruthy();
    expect(sentBy(calls)).toEqual([]);
  });

  it('shows what the server finds, next to its field', async () => {
    const refused = json({ email: ['Must be valid email'] }, 400);
    const { user } = await openForm({ schools: schools(school), request_account: refused });
    await user.type(screen.getByRole('combobox', { name: /^School/ }), 'ker');
    await user.click(await screen.findByRole('option', { name: 'Kererū College, Porirua' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('[2.1] the link that proves an email', () => {
  it('confirms by a button, and takes the token out of the address', async () => {
    const { calls } = fakeServer({ confirm_account_email: json({ success: true, data: {} }) });
    const user = await openApp({ at: '/season/confirm/showquest.abc' });
    const button = await screen.findByRole('button', { name: 'Confirm my email' });
    expect(location.pathname).toBe('/season/confirm');
    expect(calls.map(({ name }) => name)).not.toContain('confirm_account_email');
    await user.click(button);
    expect(await screen.findByText('Your email is confirmed')).toBeTruthy();
    expect(calls.find(({ name }) => name === 'confirm_account_email')?.body).toMatchObject({
      data: { token: 'showquest.abc' },
    });
  });

  it('shows once why it does not work, and how to go on', async () => {
    const message = 'This link does not work any more. Please send your request again.';
    const refused = json({ success: false, data: {}, error: { message } }, 400);
    fakeServer({ confirm_account_email: refused });
    const user = await openApp({ at: '/season/confirm/showquest.abc' });
    await user.click(await screen.findByRole('button', { name: 'Confirm my email' }));
    expect(await screen.findAllByText(message)).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Send the request again' }));
    expect(await screen.findByRole('heading', { name: 'Get an account' })).toBeTruthy();
  });
});

describe('[7.42] the public ladders', () => {
  it('have the places of a league with its teams and schools', async () => {
    const line = { played: 2, lost: 0, won: 2, scored: 40, conceded: 31, points: 4 };
    fakeServer({
      publicResults: json({ success: true, data: { stages: [] } }),
      publicLadders: json({
        success: true,
        data: {
          stages: [
            {
              hashcode: 'league',
              name: 'League',
              event: 'U17 season',
              ladders: [
                { pool: null, lines: [{ ...line, name: 'Hawks', school: 'Kererū College', place: 1 }] },
              ],
            },
          ],
        },
      }),
    });
    await openApp({ at: '/season/results' });
    const [table] = await screen.findAllByRole('table');
    const row = within(table ?? document.body).getAllByRole('row')[1];
    expect(row?.textContent).toBe('1Hawks Kererū College22040:314');
    expect(screen.queryByText('No results yet')).toBeNull();
  });
});

describe('[3.24] the public results', () => {
  it('are linked from their event, and show acts and schools by place', async () => {
    fakeServer({
      season: season({ ...event, has_results: true }),
      publicResults: json({
        success: true,
        data: {
          stages: [
            {
              hashcode: 'stage',
              name: 'Heat one',
              event: 'Wellington Heat',
              next: 'Final',
              released_at: '2026-05-07T09:00:00Z',
              zone: 'Pacific/Auckland',
              acts: [
                {
                  name: 'Anchor',
                  school: 'Kererū College',
                  place: 1,
                  goesOn: true,
                  isFavourite: false,
                  isCorrected: true,
                },
                {
                  name: 'Breeze',
                  school: null,
                  place: null,
                  goesOn: false,
                  isFavourite: true,
                  isCorrected: false,
                },
                // It is named after the one who plays it.
                {
                  name: null,
                  school: 'Tūī High',
                  place: null,
                  goesOn: false,
                  isFavourite: false,
                  isCorrected: false,
                },
              ],
            },
          ],
        },
      }),
    });
    const user = await openApp({ at: '/season' });
    await user.click(await screen.findByRole('link', { name: 'Results of Wellington Heat' }));
    const stage = within(await screen.findByRole('region', { name: 'Wellington Heat · Heat one' }));
    const [first, second, third] = stage.getAllByRole('listitem');
    expect(first?.textContent).toBe('1AnchorKererū CollegeCorrectedGoes on to Final');
    expect(second?.textContent).toBe('–BreezeFavourite of the audience');
    expect(third?.textContent).toBe('–Tūī High');
    expect(stage.getByText('Released on 07-May-2026')).toBeTruthy();
  });

  it('show what could not be read of them, ladders too, and read both again', async () => {
    fakeServer({ publicLadders: unreachable });
    const user = await openApp({ at: '/season/results' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    fakeServer();
    await user.click(again);
    expect(await screen.findByText('No results yet')).toBeTruthy();
  });
});
