import type { Loaded } from '@callboard/api-client/collections';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import type { ComponentType } from 'react';

/** A card of a page that reads the facts of that page itself, so that it can stand on any page. Cards of one page share one request. */
export function factsCard<Facts>(
  useFacts: () => Loaded<Facts>,
  Body: ComponentType<{ facts: Facts }>,
): ComponentType {
  return function FactsCard() {
    const { data, problem, isLoading, refetch } = useFacts();
    return (
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={
          <Card>
            <Skeleton lines={6} />
          </Card>
        }
      >
        {(facts) => <Body facts={facts} />}
      </QueryView>
    );
  };
}
