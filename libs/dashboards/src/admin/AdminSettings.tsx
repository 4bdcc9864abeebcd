import type { CollectionName } from '@callboard/api-contract';
import { useSession } from '@callboard/auth';
import { useCollectionLabels } from '@callboard/records';
import { settingGroups } from '@callboard/tenant';
import { Card, Page, PageHeader, Stack } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import styles from './admin.module.css';
import { useAdminTabs } from './adminPages';
import { mailMessages } from '../mails/mailMessages';
import { settingsMessages as words } from './settingsMessages';
import { UndeliveredMailsCard } from '../mails/UndeliveredMailsCard';
import { useUndeliveredMails } from '../mails/useUndeliveredMails';

type Group = keyof typeof settingGroups;
// Object.keys of a literal object returns exactly its keys.
const groupNames = Object.keys(settingGroups) as readonly Group[];

/** All that an admin sets up, and the mails that could not be sent, in one place. */
export function Screen() {
  useAdminTabs();
  const linksOf = useSettingLinks();
  return (
    <Page>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <Stack>
        <FailedMails />
        {groupNames.map((group) => (
          <Card key={group} title={words.groups[group]}>
            <ul className={styles.settings}>
              {linksOf(group).map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </Stack>
    </Page>
  );
}

function FailedMails() {
  const { data } = useUndeliveredMails();
  if (data?.length !== 0) return <UndeliveredMailsCard />;
  return (
    <Card title={mailMessages.title}>
      <p className={styles.settingsNote}>{words.allSent}</p>
    </Card>
  );
}

/** The lists that the session is served, and the page of the rights. */
function useSettingLinks(): (group: Group) => readonly { to: string; label: string }[] {
  const { routes } = useSession().navigation;
  const labelsOf = useCollectionLabels();
  const pathOf = (name: CollectionName) =>
    routes.find(({ path, meta }) => meta?.collection === name && !path.includes(':'))?.path;
  return (group) => [
    ...settingGroups[group].flatMap((name: CollectionName) => {
      const to = pathOf(name);
      return to === undefined ? [] : [{ to, label: labelsOf(name).many }];
    }),
    ...(group === 'people' ? [{ to: '/admin/roles', label: words.rights }] : []),
  ];
}
