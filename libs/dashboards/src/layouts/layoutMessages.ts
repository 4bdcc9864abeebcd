import { defineMessages, translate } from '@callboard/language';

/** The texts of the screens of composed pages. */
export const layoutMessages = defineMessages({
  missing: 'This page is not available',
  missingText: 'It is not published, or it is not for you.',
  layout: 'Layout',
  versions: 'Versions',
  publish: 'Publish',
  cancel: 'Cancel',
  publishTitle: (name: string) => translate('Publish {name}?', { name }),
  publishText: (roles: string, path: string) =>
    translate('These roles can see it from now on, at {path}: {roles}.', { roles, path }),
  published: (name: string) => translate('{name} is published', { name }),
  open: 'Open page',
  toDefault: 'Return to default',
  toDefaultTitle: (name: string) => translate('Return {name} to its default?', { name }),
  toDefaultText:
    'Everyone sees the page as it is without your changes. Its versions stay, so that you can roll back.',
  atDefault: (name: string) => translate('{name} shows its default again', { name }),
  saving: 'Saving ...',
  saved: 'Saved',
  unsaved: 'Not saved yet',
  notSaved: 'This could not be saved. Change it, or try again.',
  noVersions: 'Not published yet',
  noVersionsText: 'Each time it is published, a version is added here.',
  version: (number: number) => translate('Version {number}', { number }),
  current: 'Published',
  rollBack: 'Roll back to this',
  rollBackTo: (number: number) => translate('Roll back to version {number}', { number }),
  rollBackTitle: (number: number) => translate('Roll back to version {number}?', { number }),
  rollBackText: (roles: string) =>
    translate(
      'It is published again, exactly as it was, for: {roles}. The draft becomes this version as well.',
      {
        roles,
      },
    ),
  rolledBack: (number: number) => translate('Version {number} is published again', { number }),
});
