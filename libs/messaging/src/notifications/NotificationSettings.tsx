import { queries } from '@callboard/api-client/actions';
import { useIsViewing } from '@callboard/auth';
import type { ScreenProps } from '@callboard/tenant';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Banner, Page, PageHeader } from '@callboard/ui-kit/layout';
import { KindSettings } from './KindSettings';
import { notificationSettingsMessages as words } from './notificationSettingsMessages';
import { PushCard } from './PushCard';
import { QuietHoursCard } from './QuietHoursCard';
import { useNotificationSettings } from './useNotificationSettings';

/** Notification settings of the user: kinds, ways and quiet times (clause 2.43). */
export function Screen({ title = words.title }: ScreenProps) {
  const isViewing = useIsViewing();
  return (
    <Page width="text">
      <PageHeader title={title} subtitle={isViewing ? undefined : words.subtitle} />
      {isViewing ? (
        <Banner kind="info" title={words.notWhileViewing}>
          {words.notWhileViewingText}
        </Banner>
      ) : (
        <Settings />
      )}
    </Page>
  );
}

function Settings() {
  const { query, change } = useNotificationSettings();
  // Until it is known, and where there is none, nothing is offered.
  const pushKey = queries.pushChannel.useQuery().data?.key ?? null;
  return (
    <QueryView
      query={query}
      isEmpty={({ kinds }) => kinds.length === 0}
      empty={
        <EmptyState icon="bell" title={words.none}>
          {words.noneText}
        </EmptyState>
      }
    >
      {(settings) => (
        <>
          <KindSettings
            kinds={settings.kinds}
            hasPush={pushKey !== null}
            onChange={(kinds) => change({ kinds })}
          />
          {pushKey !== null && <PushCard publicKey={pushKey} />}
          <QuietHoursCard settings={settings} onChange={change} />
        </>
      )}
    </QueryView>
  );
}
