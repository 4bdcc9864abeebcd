import { useAttachment } from '@callboard/api-client/attachments';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { messages } from '../messages';
import type { WidgetProps } from './Widget';
import styles from './widgets.module.css';

/** A picture that was uploaded for the page, with what it shows, and a line below it where there is one. */
export function PictureWidget({ settings: { picture, alt, caption } }: WidgetProps) {
  const { data, problem, isLoading, refetch } = useAttachment(picture?.hashcode);
  return (
    <QueryView
      query={{ value: data, problem, isLoading, retry: refetch }}
      loading={<Skeleton lines={6} />}
      isEmpty={({ pictures }) => !pictures}
      empty={<p className={styles.note}>{messages.noPicture}</p>}
    >
      {({ pictures }) => (
        <figure className={styles.figure}>
          <picture>
            <source media="(width < 40rem)" srcSet={pictures?.medium} />
            <img className={styles.picture} src={pictures?.large} alt={alt ?? ''} />
          </picture>
          {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
        </figure>
      )}
    </QueryView>
  );
}
