import { LazyRecordFormDialog } from '@callboard/records';
import { RecordList } from '@callboard/records/list';
import { asDepartment, ofSchools } from './departments.data';
import { departmentMessages as words } from './departmentMessages';

const departments = [{ field: 'is_company', operator: 'eq', value: 'false' }] as const;
const columns = ['name', 'parent', 'head'];

/** The departments of the tenant, as a list or as a tree. */
export function Screen() {
  return (
    <RecordList
      collection="organizationStructures"
      title={words.title}
      fixedFilters={departments}
      columns={columns}
      newRecord={(onClose) => (
        <LazyRecordFormDialog
          collection="organizationStructures"
          defaults={asDepartment}
          hidden={[...Object.keys(asDepartment), ...ofSchools]}
          onClose={onClose}
        />
      )}
    />
  );
}
