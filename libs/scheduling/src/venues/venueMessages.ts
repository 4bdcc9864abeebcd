import { defineMessages, translate } from '@callboard/language';
import type { Label } from '@callboard/tenant';
import { lower } from '@callboard/records/screen';

/** The texts about the place of a venue, its pictures and its plans. */
export const venueMessages = defineMessages({
  overview: 'Overview',
  where: 'Where it is',
  mapOf: (name: string) => translate('Map: where {name} is', { name }),
  noOutline: 'There is no outline of the land for this part of the world, so only distances are drawn.',
  openMap: 'Open in OpenStreetMap',
  openApp: 'Open in a map app',
  copyPlace: 'Copy the location',
  kilometres: (km: string) => translate('{km} km', { km }),
  nearby: (label: Label) => translate('Nearest {many}', { many: lower(label.many) }),
  noPlace: 'It has no place on the map yet',
  noPlaceEdit: 'Select Edit and copy its latitude and longitude from a map app.',
  pictures: 'Pictures and plans',
  stagePlan: 'Stage plan',
  technicalSheet: 'Technical sheet',
});
