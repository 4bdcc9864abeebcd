import { defineCollection } from '../../defineCollection';
import { datetime, integer, reference, text } from '../../fields/kinds';
import { officeOnly } from '../../access.data';
import { maxPlaces } from '../noTax.data';
import { byPerformance } from '../../dated.data';

/** A ticket without a seat: standing, lawn, festival pass. */
export const generalAdmissionDefinitions = defineCollection({
  name: 'generalAdmissionDefinitions',
  path: 'booking/general_admission_definitions',
  model: 'booking.GeneralAdmissionDefinition',
  label: { one: 'General admission ticket', many: 'General admission tickets' },
  feature: 'ticketing',
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    performance: reference({ label: 'Performance', ...byPerformance, required: true, column: 'shown' }),
    group: reference({
      label: 'Shares places with',
      to: 'generalAdmissionGroups',
      within: 'performance',
      column: 'shown',
    }),
    price_plan: reference({
      label: 'Pricing template',
      to: 'pricePlans',
      column: 'shown',
      description: 'The fee and the tax. Empty: as the seats of the performance',
    }),
    capacity: integer({
      label: 'Places',
      min: 0,
      max: maxPlaces,
      sort: true,
      column: 'shown',
      description: 'Empty: as many as its group has',
    }),
    sale_opens: datetime({ label: 'Sale opens', column: 'shown' }),
    sale_closes: datetime({ label: 'Sale closes', notBefore: 'sale_opens', column: 'shown' }),
  },
  lifecycle: {
    initial: 'planned',
    correctedBy: ['staff'],
    statuses: {
      planned: { label: 'Planned', tone: 'neutral' },
      // As of a seat map: what staff did.
      on_sale: { label: 'Opened by staff', tone: 'blue' },
      paused: { label: 'Paused', tone: 'yellow' },
      closed: { label: 'Closed', tone: 'neutral' },
    },
    transitions: {
      open_sale: { label: 'Open the sale', from: ['planned', 'paused'], to: 'on_sale', roles: ['staff'] },
      pause: { label: 'Pause', from: ['on_sale'], to: 'paused', roles: ['staff'], next: [] },
      close: {
        label: 'Close',
        from: ['planned', 'on_sale', 'paused'],
        to: 'closed',
        roles: ['staff'],
        next: [],
      },
    },
  },
  title: ['name'],
  subtitle: 'performance',
  avatar: { icon: 'tag', shape: 'square' },
  page: '/booking/general-admission/{hashcode}',
  access: officeOnly,
  naturalKey: ['performance', 'name'],
  opensOn: { season: 'performance' },
  ordering: 'name',
  importable: true,
});
