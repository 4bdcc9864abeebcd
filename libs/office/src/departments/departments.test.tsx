import { collectionNamed } from '@callboard/api-contract/collections';
import { aRecordOf, fakeApi, renderScreen } from '@callboard/records/testing';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { Screen as DepartmentProfile } from './DepartmentProfile';
import { Screen as DepartmentsList } from './DepartmentsList';

const made = aRecordOf(collectionNamed('organizationStructures'));
const drama = {
  ...made,
  name: 'Drama',
  kind: 'department',
  is_company: false,
  qed_model: { ...made.qed_model, title: 'Drama' },
};
const records = { organizationStructures: [drama], employees: [], teams: [], regions: [] };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('[2.24] lists departments alone, as a list and as a tree, in words of their own', async () => {
  const api = fakeApi(records);
  const { user } = renderScreen(<DepartmentsList />, { roles: ['staff'] });
  const link = await screen.findByRole('link', { name: /Drama/ });
  expect(link.getAttribute('href')).toBe(`/organisation/departments/${drama.hashcode}`);
  const [list] = api.calls.filter(({ path }) => path === 'corporation/organization_structures');
  expect(list?.query.get('is_company')).toBe('false');
  expect(screen.getByRole('heading', { level: 1, name: 'Departments' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Tree' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'New department' }));
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /School number/ })).toBeNull();
});

it('[2.24] the tree opens what came along with the departments, without the schools in it and without another request', async () => {
  const part = (name: string, last: string, is_company: boolean) => {
    const hashcode = `00000000-0000-4000-8000-0000000000${last}`;
    return { ...drama, name, hashcode, is_company, qed_model: { ...drama.qed_model, title: name } };
  };
  const below: object = { direct_children: [part('Lights', 'd1', false), part('A school', 'd2', true)] };
  const top = { ...drama, parent: null, ...below };
  const api = fakeApi({ ...records, organizationStructures: [top] });
  const path = 'corporation/organization_structures';
  const counted = [{ value: drama.hashcode, label: 'Drama', count: 2 }];
  api.answerOnce('GET', `${path}/counts`, 200, { by: 'parent', results: counted });
  renderScreen(<DepartmentsList />, { roles: ['staff'], at: '/?as=tree' });
  expect(await screen.findByRole('treeitem', { name: /Lights/ })).toBeTruthy();
  expect(screen.queryByRole('treeitem', { name: /A school/ })).toBeNull();
  const lists = api.calls.filter((call) => call.path === path);
  expect(lists.some(({ query }) => query.has('parent__in'))).toBe(false);
  expect(lists.at(-1)?.query.get('is_company')).toBe('false');
});

it('[2.24] shows a department with its people, teams and parts, and leads back to the departments', async () => {
  const api = fakeApi(records);
  const { user } = renderScreen(
    <Routes>
      <Route path="/organisation/departments/:hashcode" element={<DepartmentProfile />} />
    </Routes>,
    { roles: ['staff'], at: `/organisation/departments/${drama.hashcode}` },
  );
  const crumb = await screen.findByRole('link', { name: 'Departments' });
  expect(crumb.getAttribute('href')).toBe('/organisation/departments');
  for (const [tab, path, field] of [
    ['People', 'corporation/employees', 'department'],
    ['Teams', 'corporation/teams', 'department'],
    ['Parts', 'corporation/organization_structures', 'parent'],
  ] as const) {
    await user.click(screen.getByRole('tab', { name: tab }));
    await vi.waitFor(() => {
      const listed = api.calls.find((call) => call.path === path && call.query.get(field) === drama.hashcode);
      expect(listed).toBeDefined();
    });
  }
});
