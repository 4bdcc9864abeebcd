import { useAttachments } from '@callboard/api-client/attachments';
import type { Attachment } from '@callboard/api-contract/attachments';
import { Badge, EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { lazy, Suspense, useState } from 'react';
import { LazyAttachmentViewer } from '../AttachmentViewer/LazyAttachmentViewer';
import { useViewer } from '../AttachmentViewer/useViewer';
import { messages } from '../messages';
import { pictureMessages as words } from './pictureMessages';
import { picturesOf } from './picturesOf';
import styles from './RecordPictures.module.css';

const PictureDialog = lazy(async () => ({ default: (await import('./PictureDialog')).PictureDialog }));

export interface RecordPicturesProps {
  /** The record that they are pictures of, `{type}.{id}`. */
  parent: string;
  /** Shows the pictures without changing them. @default false */
  readOnly?: boolean | undefined;
}

/** The pictures of a record that can have several: the main one large, each with what it shows. */
export function RecordPictures({ parent, readOnly = false }: RecordPicturesProps) {
  const { data, problem, isLoading, refetch } = useAttachments(parent);
  const viewer = useViewer();
  // The picture that is changed; null for a new one.
  const [edited, setEdited] = useState<Attachment | null>();
  const pictures = data && picturesOf(data.results);
  // Readers who cannot add any have no use of an empty card.
  if (readOnly && pictures?.length === 0) return null;
  return (
    <Card
      title={words.pictures}
      actions={!readOnly && <Button onClick={() => setEdited(null)}>{words.add}</Button>}
    >
      <QueryView
        query={{ value: pictures, problem, isLoading, retry: refetch }}
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState icon="photo" title={words.none}>
            {words.noneText}
          </EmptyState>
        }
      >
        {(all) => (
          <ul className={styles.grid} role="list" aria-label={words.pictures}>
            {all.map((picture, index) => (
              <li key={picture.hashcode}>
                <figure className={styles.figure}>
                  <button
                    type="button"
                    className={styles.open}
                    aria-label={messages.openNamed(picture.alt ?? picture.name)}
                    onClick={() => viewer.open(all, picture)}
                  >
                    <img
                      className={styles.image}
                      src={index === 0 ? picture.pictures?.large : picture.pictures?.medium}
                      alt={picture.alt ?? words.noAlt}
                      loading="lazy"
                    />
                  </button>
                  <figcaption className={styles.caption}>
                    <span>
                      {picture.alt ?? picture.name} {index === 0 && <Badge>{words.isMain}</Badge>}
                    </span>
                    {!readOnly && (
                      <Button
                        variant="quiet"
                        shape="square"
                        size="small"
                        icon="pencil"
                        aria-label={words.changeNamed(picture.alt ?? picture.name)}
                        onClick={() => setEdited(picture)}
                      />
                    )}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <LazyAttachmentViewer viewer={viewer} />
      {edited !== undefined && (
        <Suspense>
          <PictureDialog
            parent={parent}
            picture={edited ?? undefined}
            hasSeveral
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </Card>
  );
}
