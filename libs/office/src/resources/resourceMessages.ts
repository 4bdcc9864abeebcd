import { defineMessages, translate } from '@callboard/language';

/** The texts of the screens of resources. */
export const resourceMessages = defineMessages({
  title: 'Resources',
  subtitle: (unopened: number) =>
    translate(
      '{unopened, plural, =0 {You have opened all of them as they are now} one {# is new} other {# are new}}',
      { unopened },
    ),
  none: 'No resources yet',
  noneText: 'Rules, plans and forms that the organisers publish for you appear here.',
  search: 'Search resources',
  found: (count: number) =>
    translate('{count, plural, =0 {Nothing found. Try other words.} one {# resource} other {# resources}}', {
      count,
    }),
  isNew: 'New',
  newVersion: (day: string) => translate('New version, {day}', { day }),
  fileOf: (size: string) => translate('File, {size}', { size }),
  link: 'Link',
  page: 'Page',
  back: 'All resources',
  missing: 'This resource is no longer available',
  missingText: 'It was withdrawn, or it is not for you.',
  empty: 'Nothing to read yet',
  emptyText: 'Edit it to give it its content, then publish it.',
  openLink: 'Open the link',
  newTab: 'opens in a new tab',
  download: 'Download',
  view: 'Open',
  newTitle: 'New resource',
  kind: 'Kind',
  file: 'File',
  fileHelp: 'Upload it first: then you give it a title.',
  content: 'Content',
  people: 'Who can read it',
  readers: 'Who opened it',
  versions: 'Earlier versions',
  nobodyYet: 'No one can read it yet. Choose who can under “Who can read it”.',
  replace: 'Replace the file',
  addFile: 'Add the file',
  whatChanged: 'What changed',
  whatChangedHelp: 'One sentence for people who know the previous version.',
  sayWhatChanged: 'Say in one sentence what changed.',
  saveVersion: 'Save as new version',
  saveFile: 'Save the file',
  replaced: 'File replaced',
  share: 'Opened by',
  openedBy: (opened: number, reached: number) =>
    translate('Opened by {opened} of {reached}', { opened, reached }),
  newestBy: (count: number) =>
    translate(
      '{count, plural, =0 {No one has} one {# person has} other {# people have}} opened the newest version.',
      {
        count,
      },
    ),
  searchPeople: 'Search people',
  nobodyFound: 'No one has this name.',
  notOpened: 'Not opened yet',
  version: (number: number) => translate('Version {number}', { number }),
  firstOnly: 'These are the first 200 by name. Search for others.',
  noReaders: 'No one can read it yet',
  noReadersText: 'Choose who can under “Who can read it”.',
  noVersions: 'No earlier versions',
  noVersionsText:
    'Once it is published, another file, link or text makes a new version. Earlier versions stay here.',
  until: 'Replaced on',
});
