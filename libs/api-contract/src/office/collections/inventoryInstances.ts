import { defineCollection } from '../../defineCollection';
import { date, text } from '../../fields/kinds';
import { officeOnly } from '../../access.data';

const line = { search: true, filter: true, sort: true, column: 'shown' } as const;

/** A thing that is owned and lent out: a radio, a microphone, a set of lights. Its columns are those of clause 2.58. */
export const inventoryInstances = defineCollection({
  name: 'inventoryInstances',
  path: 'inventory/instances',
  v2Path: 'inventory/instance/instances',
  model: 'inventory.Instance',
  label: { one: 'Asset', many: 'Inventory' },
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    call_sign: text({ label: 'Call Sign', max: 40, search: true, sort: true, column: 'shown' }),
    category: text({
      label: 'Category',
      max: 80,
      sort: true,
      column: 'shown',
      description: 'From general to special: Audio / Microphones',
      display: 'path',
    }),
    type: text({ label: 'Type', max: 80, sort: true, column: 'shown' }),
    serial_number: text({ label: 'Serial Number', max: 80, ...line }),
    asset_id: text({ label: 'ID', max: 40, ...line, display: 'id' }),
    service_due_on: date({
      label: 'Service due',
      sort: true,
      filter: true,
      column: 'offered',
      dueIn: ['available', 'in_use', 'in_repair'],
    }),
  },
  lifecycle: {
    initial: 'available',
    correctedBy: ['staff'],
    statuses: {
      available: { label: 'Available', tone: 'green' },
      in_use: { label: 'In use', tone: 'blue' },
      in_repair: { label: 'In repair', tone: 'yellow' },
      retired: { label: 'Retired', tone: 'neutral' },
    },
    transitions: {
      hand_out: { label: 'Hand out', from: ['available'], to: 'in_use', roles: ['staff'] },
      take_back: { label: 'Take back', from: ['in_use', 'in_repair'], to: 'available', roles: ['staff'] },
      send_to_repair: {
        label: 'Send to repair',
        from: ['available', 'in_use'],
        to: 'in_repair',
        roles: ['staff'],
      },
      retire: { label: 'Retire', from: ['available', 'in_repair'], to: 'retired', roles: ['staff'] },
    },
  },
  title: ['name'],
  subtitle: 'call_sign',
  avatar: { icon: 'apps', shape: 'square' },
  page: '/inventory/{hashcode}',
  access: officeOnly,
  naturalKey: ['name', 'serial_number'],
  ordering: 'name',
  importable: true,
});
