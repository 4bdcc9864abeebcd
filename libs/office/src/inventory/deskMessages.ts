import { defineMessages, translate } from '@callboard/language';

/** The texts of the equipment desk and of labels. */
export const deskMessages = defineMessages({
  desk: 'Equipment desk',
  labels: 'Print labels',
  scan: 'Scan or type a code',
  scanHint: 'The ID, the serial number, the call sign, or our label',
  add: 'Add',
  byName: 'Or find by name',
  unknown: (code: string) => translate('No asset has the code “{code}”.', { code }),
  notFound: (code: string, reason: string) =>
    translate('“{code}” was not looked up. Scan it again. {reason}', { code, reason }),
  several: 'Several assets have this code. Choose one.',
  twice: (asset: string) => translate('{asset} is already in the list.', { asset }),
  added: (asset: string) => translate('{asset} added', { asset }),
  tooMany: 'A list holds 50 assets. Finish these first.',
  tray: 'On the desk',
  empty: 'Nothing on the desk',
  emptyText: 'Scan what people come for, or what they bring back. You can scan several, one after the other.',
  remove: (asset: string) => translate('Remove {asset} from the list', { asset }),
  clear: 'Clear the list',
  free: 'Can go out',
  reservedForThem: 'Reserved for this person',
  promised: (who: string, from: string, until: string) =>
    translate('Reserved for {who}, {from} to {until}', { who, from, until }),
  outWith: (who: string, until: string) => translate('With {who}, back by {until}', { who, until }),
  out: 'Out',
  checkOutTitle: 'Hand out',
  who: 'Who takes it',
  whoMissing: 'Choose who takes it.',
  event: 'For which event',
  purpose: 'What for',
  purposeMissing: 'Say in a few words what it is for.',
  until: 'Back by',
  untilMissing: 'Choose a time in the future.',
  blocked: (count: number) =>
    translate(
      '{count, plural, one {# asset cannot go out. Take it off the list, or choose another time.} other {# assets cannot go out. Take them off the list, or choose another time.}}',
      { count },
    ),
  checkOut: (count: number) =>
    translate('{count, plural, one {Hand out # asset} other {Hand out # assets}}', { count }),
  checkedOut: (count: number) =>
    translate('{count, plural, one {# asset handed out} other {# assets handed out}}', { count }),
  checkInTitle: 'Take back',
  toRepair: 'Needs repair',
  toRepairOf: (asset: string) => translate('{asset} needs repair', { asset }),
  condition: 'How it came back',
  checkIn: (count: number) =>
    translate('{count, plural, one {Take back # asset} other {Take back # assets}}', { count }),
  checkedIn: (count: number) =>
    translate('{count, plural, one {# asset returned} other {# assets returned}}', { count }),
  labelsTitle: 'Labels',
  back: 'Back',
  scanLabel: (asset: string) => translate('QR code of {asset}', { asset }),
  noAssets: 'No labels to print',
  noAssetsText: 'Add assets to the inventory first.',
});
