import { json, stubApi } from '@callboard/api-client/testing';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { OwnResource } from '@callboard/api-contract/resources';
import { aRecordOf, describeScreen, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type * as Uploads from '@callboard/uploads';
import type { AttachmentFieldProps } from '@callboard/uploads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ReplaceFile } from './ReplaceFile';
import { ResourcePage } from './ResourcePage';
import { ResourceReaders } from './ResourceReaders';
import { Screen as ResourcesList } from './ResourcesList';

/** Uploaded file; how files are sent is tested with the field itself. */
const file = { hashcode: '00000000-0000-4000-8000-00000000000d', name: 'new.pdf' };
vi.mock('@callboard/uploads', async (original) => ({
  ...(await original<typeof Uploads>()),
  AttachmentField: ({ onChange }: AttachmentFieldProps) => (
    <button type="button" onClick={() => onChange([file])}>
      Choose a file
    </button>
  ),
}));

describeScreen(ResourcesList, { collection: 'resources', shows: 'list' });

afterEach(cleanup);

const hashcode = '00000000-0000-4000-8000-00000000000b';
const address = `GET callboard/resources/${hashcode}`;
const own = (given: Partial<OwnResource>): OwnResource => ({
  hashcode,
  title: 'Stage plan',
  summary: null,
  kind: 'page',
  category: 'technical',
  event: 'Heat Ōtāhuhu',
  file: null,
  version_number: 1,
  version_note: null,
  changed_at: null,
  opened_version: null,
  ...given,
});
const list = (results: OwnResource[]) => json({ success: true, data: { results } });
const resource = {
  ...aRecordOf(collectionNamed('resources')),
  hashcode,
  title: 'Stage plan',
  summary: null,
  category: 'technical',
  event: null,
  is_public: false,
  kind: 'file',
  body: null,
  link: null,
  file: { hashcode: '00000000-0000-4000-8000-00000000000c', name: 'plan.pdf', size: 2_048, type: '' },
  version_number: 2,
  version_note: 'The drums are on the left',
  changed_at: '2026-11-14T03:00:00Z',
  status: 'published',
} as const;
const opened = (url: string | null, view_url: string | null) =>
  json({ success: true, data: { url, view_url } });

describe('[2.21] the resources of a reader', () => {
  function show(...results: OwnResource[]) {
    const api = stubApi();
    api.on('GET resources/own', list(results));
    return renderScreen(<ResourcesList title="" />, { roles: ['participant'] });
  }

  it('[7.40] stand by category, with what is new to the reader', async () => {
    show(
      own({}),
      own({ hashcode: 'b', title: 'Rules', category: 'rules', opened_version: 1 }),
      own({
        hashcode: 'c',
        title: 'Score sheet',
        category: 'rules',
        opened_version: 1,
        version_number: 2,
        changed_at: '2026-11-14T03:00:00Z',
      }),
    );
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Rules', 'Stage and sound']);
    expect(screen.getByText('New')).toBeTruthy();
    expect(screen.getByText('New version, 14-Nov-2026')).toBeTruthy();
    expect(screen.getByText('2 are new')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe('/resources/b');
  });

  it('are found by their words, whatever the accents', async () => {
    const { user } = show(own({}), own({ hashcode: 'b', title: 'Rules', event: null }));
    await user.type(await screen.findByRole('textbox', { name: 'Search resources' }), 'otahuhu');
    expect(screen.getByText('1 resource')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Rules' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Search resources' }), 'xyz');
    expect(screen.getByText('Nothing found. Try other words.')).toBeTruthy();
  });

  it('say what appears here while there are none', async () => {
    show();
    expect(await screen.findByText('No resources yet')).toBeTruthy();
  });
});

describe('the page of a resource', () => {
  it('opens it once, and says what changed since the reader saw it', async () => {
    const api = stubApi();
    api.on(address, json(resource));
    api.on('GET resources/own', list([own({ version_number: 2, opened_version: 1 })]));
    api.on('POST user/actions', opened('/api/file?signed', null));
    renderScreen(<ResourcePage hashcode={hashcode} />, { roles: ['participant'] });
    const link = await screen.findByRole('link', { name: 'Download' });
    expect(link.getAttribute('href')).toContain('/api/file?signed');
    expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull();
    expect(screen.getByText(/New version, 14-Nov-2026/).textContent).toContain('The drums are on the left');
    expect(api.callsOf('POST user/actions').map(({ body }) => body)).toEqual([
      { action: 'open_resource', data: { resource: hashcode } },
    ]);
  });

  it('says that it was withdrawn', async () => {
    const api = stubApi();
    api.on(address, json({ detail: 'No item found' }, 404));
    api.on('GET resources/own', list([]));
    renderScreen(<ResourcePage hashcode={hashcode} />, { roles: ['participant'] });
    expect(await screen.findByText('This resource is no longer available')).toBeTruthy();
  });
});

it('shows who opened a resource, and how many of those who can', async () => {
  const api = stubApi();
  api.on(
    `GET resources/${hashcode}/readers`,
    json({
      success: true,
      data: {
        reached: 3,
        opened: 1,
        opened_newest: 0,
        people: [
          { user: 'a', name: 'Aroha', version: 1, opened_at: '2026-11-14T03:00:00Z' },
          { user: 'b', name: 'Bea', version: null, opened_at: null },
        ],
      },
    }),
  );
  renderScreen(<ResourceReaders resource={hashcode} />);
  expect(await screen.findByText('Opened by 1 of 3')).toBeTruthy();
  expect(screen.getByText('No one has opened the newest version.')).toBeTruthy();
  expect(screen.getByText('Version 1')).toBeTruthy();
  expect(screen.getByText('Not opened yet')).toBeTruthy();
});

it('[3.24] asks what changed before it saves another file of what people know', async () => {
  const api = stubApi();
  api.on(`PATCH callboard/resources/${hashcode}`, json({ ...resource, version_number: 3 }));
  const { user } = renderScreen(<ReplaceFile resource={resource} />);
  await user.click(screen.getByRole('button', { name: 'Choose a file' }));
  const save = await screen.findByRole('button', { name: 'Save as new version' });
  await user.click(save);
  expect(await screen.findByText('Say in one sentence what changed.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /What changed/ }), 'Another colour');
  await user.click(save);
  await waitFor(() =>
    expect(api.callsOf(`PATCH callboard/resources/${hashcode}`).at(-1)?.body).toEqual({
      file,
      version_note: 'Another colour',
    }),
  );
});
