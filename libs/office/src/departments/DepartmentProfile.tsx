import type { CollectionName } from '@callboard/api-contract';
import { RecordList } from '@callboard/records/list';
import { CommentedProfile, type ProfileTab } from '@callboard/records/profile';
import { useHashcode } from '@callboard/records/screen';
import { departmentMessages as words } from './departmentMessages';
import { departmentsPath, ofSchools } from './departments.data';

/** A department with its head, its people, its teams and the departments that are part of it. */
export function Screen() {
  const hashcode = useHashcode();
  const tab = (id: CollectionName, label: string, field: string, columns: readonly string[]): ProfileTab => ({
    id,
    label,
    render: () => (
      <RecordList
        collection={id}
        fixedFilters={[{ field, operator: 'eq', value: hashcode }]}
        columns={columns}
        isEmbedded
      />
    ),
  });
  return (
    <CommentedProfile
      collection="organizationStructures"
      hashcode={hashcode}
      listPath={departmentsPath}
      hiddenInForm={ofSchools}
      tabs={[
        tab('employees', words.people, 'department', ['name', 'position', 'manager', 'employment', 'status']),
        tab('teams', words.teams, 'department', ['name', 'lead', 'status']),
        tab('organizationStructures', words.parts, 'parent', ['name', 'head']),
      ]}
    />
  );
}
