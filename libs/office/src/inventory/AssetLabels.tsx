import { collections } from '@callboard/api-client/collections';
import type { ListFilter, ListQuery } from '@callboard/api-contract/lists';
import { useTenant } from '@callboard/tenant';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { QrCode } from '@callboard/ui-kit/qr';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { PaperPage } from '@callboard/ui-kit/layout';
import { Link, useSearchParams } from 'react-router';
import { deskMessages as words } from './deskMessages';
import styles from './inventory.module.css';

/** As many as a page of a list: eight sheets. */
const mostLabels = 200;

/** Labels for gear, on A4: its name, its number and a code that a phone opens and the desk reads. */
export function Screen() {
  const [search] = useSearchParams();
  const assets = search.get('assets');
  const { data, problem, isLoading, refetch } = collections.inventoryInstances.useList(queryOf(assets));
  const { name } = useTenant();
  return (
    <PaperPage
      back={
        <Link {...buttonVariant()} to="/inventory">
          {words.back}
        </Link>
      }
      title={words.labelsTitle}
      isReady={data !== undefined}
      paper="labels"
    >
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        isEmpty={({ results }) => results.length === 0}
        empty={<EmptyState title={words.noAssets}>{words.noAssetsText}</EmptyState>}
      >
        {({ results }) => (
          <ul className={styles.labels}>
            {results.map(({ hashcode, qed_model, ...asset }) => (
              <li key={hashcode} className={styles.label}>
                <QrCode
                  text={`${location.origin}/inventory/${hashcode}`}
                  label={words.scanLabel(qed_model.title)}
                />
                <span className={styles.labelText}>
                  <strong>{qed_model.title}</strong>
                  {[asset['asset_id'], asset['call_sign'], asset['serial_number']]
                    .filter((text) => typeof text === 'string' && text !== '')
                    .map((text) => (
                      <span key={String(text)}>{String(text)}</span>
                    ))}
                  <span className={styles.owner}>{name}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </PaperPage>
  );
}

function queryOf(assets: string | null): ListQuery {
  const inUse: ListFilter = {
    field: 'status',
    operator: 'in',
    value: ['available', 'in_use', 'in_repair'],
  };
  const only = (hashcodes: string): ListFilter => ({
    field: 'hashcode',
    operator: 'in',
    value: hashcodes.split(',').slice(0, mostLabels),
  });
  return { filters: [assets === null ? inUse : only(assets)], ordering: ['name'], pageSize: mostLabels };
}
