import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Suspense } from 'react';
import { addressFilters, queryOf } from './filtersOf';
import type { WidgetProps } from './Widget';
import { useWidgetTools } from './WidgetTools';
import styles from './widgets.module.css';

/** How many records of a collection are at each place, such as a region; a place leads to its part of the list. */
export function MapWidget({ settings }: WidgetProps) {
  const { collection, place } = settings;
  return collection && place ? <Places {...settings} collection={collection} place={place} /> : null;
}

function Places(settings: WidgetProps['settings'] & { collection: CollectionName; place: string }) {
  const { collection, place } = settings;
  const tools = useWidgetTools();
  const { Map, labelOf, listHref } = tools;
  return (
    <div className={styles.map}>
      <Suspense fallback={<Skeleton lines={12} />}>
        <Map
          collection={collection}
          definition={{ ...collectionNamed(collection), map: place }}
          label={labelOf(collection)}
          query={queryOf(settings, tools)}
          hrefAt={(at, by) => listHref(collection, { ...addressFilters(settings, tools), [by]: at })}
        />
      </Suspense>
    </div>
  );
}
