import { defineCollection } from '../../defineCollection';
import { select, text } from '../../fields/kinds';
import { managedByStaff } from '../access.data';

/** A word that staff put on things to find them again (clause 3.25). */
export const tags = defineCollection({
  name: 'tags',
  path: 'tag/instances',
  v2Path: 'tag/instance/instances',
  model: 'tag.Instance',
  label: { one: 'Tag', many: 'Tags' },
  fields: {
    name: text({ label: 'Name', required: true, max: 60, search: true, sort: true, column: 'shown' }),
    color: select({
      label: 'Colour',
      column: 'shown',
      options: [
        { value: 'gray', label: 'Gray', tone: 'neutral' },
        { value: 'blue', label: 'Blue', tone: 'blue' },
        { value: 'green', label: 'Green', tone: 'green' },
        { value: 'yellow', label: 'Yellow', tone: 'yellow' },
        { value: 'red', label: 'Red', tone: 'red' },
        { value: 'purple', label: 'Purple', tone: 'purple' },
      ],
    }),
  },
  title: ['name'],
  avatar: { icon: 'tag', shape: 'circle' },
  page: '/tags/{hashcode}',
  access: managedByStaff,
  naturalKey: ['name'],
  ordering: 'name',
  importable: true,
});
