import { collections } from '@callboard/api-client/collections';
import type { LimitedRole } from '@callboard/api-contract';
import { useAppDispatch } from '@callboard/app-state';
import { viewAs } from '@callboard/auth';
import { Menu } from '@callboard/ui-kit/overlays';
import { roleMessages as words } from './roleMessages';

/** As many users as a short menu has room for. */
const mostUsers = 5;

/** Lets an admin see the app as a user with a role sees it; absent where there is none who is no admin too. */
export function SeeAsRole({ role }: { role: LimitedRole }) {
  const dispatch = useAppDispatch();
  const { data } = collections.users.useList({
    filters: [
      { field: 'roles', operator: 'contains', value: role },
      { field: 'status', operator: 'eq', value: 'active' },
    ],
    pageSize: 25,
  });
  const users = (data?.results ?? []).filter(({ roles }) => !roles.includes('admin')).slice(0, mostUsers);
  if (users.length === 0) return null;
  return (
    <Menu
      label={words.seeAs}
      align="end"
      items={users.map(({ hashcode, name }) => ({
        label: name,
        icon: 'eye' as const,
        // Opens the app at its start page: the role cannot open this one.
        onSelect: () => void dispatch(viewAs(hashcode, () => history.pushState(null, '', '/'))),
      }))}
    />
  );
}
