import { queries } from '@callboard/api-client/actions';
import { useRecordName } from '@callboard/app-state';
import { fetchWidgets } from '../widgets/registry';
import { LayoutView } from '../view/LayoutView';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Page, PageHeader } from '@callboard/ui-kit/layout';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { OwnPageButtons } from './OwnPageButtons';
import { OwnPageView } from './OwnPageView';
import type { WithTools } from './WithTools';
import { layoutMessages as words } from './layoutMessages';

/** A page that the tenant composed, as it is published for the user, or as they made it their own. */
export function ComposedPage({ Tools }: WithTools) {
  const { slug = '' } = useParams();
  const { data, problem, isLoading, refetch } = queries.page.useQuery({ slug });
  useRecordName(data?.name);
  // Loads the widgets while the server answers what the page has.
  useEffect(() => void fetchWidgets(), []);
  if (problem?.kind === 'missing') {
    return (
      <Page>
        <EmptyState title={words.missing} icon="search" isPage>
          {words.missingText}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page>
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={10} />}
      >
        {({ name, content, own }) => (
          <>
            <PageHeader title={name} actions={<OwnPageButtons slug={slug} own={own} />} />
            <OwnPageView slug={slug} own={own} toContent={() => content} Tools={Tools}>
              <Tools>
                <LayoutView content={own?.content ?? content} />
              </Tools>
            </OwnPageView>
          </>
        )}
      </QueryView>
    </Page>
  );
}
