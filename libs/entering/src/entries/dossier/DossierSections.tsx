import { queries } from '@callboard/api-client/actions';
import type { RecordOf } from '@callboard/api-contract';
import { useActor } from '@callboard/records';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Split, Stack } from '@callboard/ui-kit/layout';
import { dossierSections } from './sections';

export interface DossierSectionsProps {
  entry: RecordOf<'entries'>;
  /** The ids of those to show, in one column. @default all */
  only?: readonly string[] | undefined;
}

/** Facts about an entry besides its fields: a card for each subject. */
export function DossierSections({ entry, only }: DossierSectionsProps) {
  const { roles } = useActor();
  const { data, problem, isLoading, refetch } = queries.entryDossier.useQuery({ entry: entry.hashcode });
  return (
    <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={12} />}>
      {(dossier) => {
        const shown = dossierSections.filter(
          ({ id, isShown }) => (only?.includes(id) ?? true) && (isShown?.({ dossier, roles }) ?? true),
        );
        const cards = (those: typeof shown) =>
          those.map(({ id, Section }) => (
            <Section key={id} collection="entries" entry={entry} dossier={dossier} />
          ));
        if (only) return <Stack>{cards(shown)}</Stack>;
        return (
          <Split aside={cards(shown.filter(({ place }) => place === 'aside'))}>
            {cards(shown.filter(({ place }) => place === 'main'))}
          </Split>
        );
      }}
    </QueryView>
  );
}
