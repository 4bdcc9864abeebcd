import { isCollectionName } from '@callboard/api-contract/collections';
import type { QueryOutputOf } from '@callboard/api-contract/queries';
import { useCollectionLabels } from '@callboard/records';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import styles from './erasing.module.css';
import { erasingMessages as words } from './erasingMessages';

type Preview = QueryOutputOf<'erasePreview'>;

/** Effects of erasing a person: deleted data, data that stays, and what follows from it. */
export function ErasePreview({ preview }: { preview: Preview }) {
  const { upcoming } = preview;
  const of = (deed: Preview['records'][number]['deed']) =>
    preview.records.filter((record) => record.deed === deed);
  const copies = [
    { text: words.files, count: preview.files },
    { text: words.comments, count: preview.comments },
    { text: words.guardians, count: preview.guardians },
    { text: words.notifications, count: preview.notifications },
    { text: words.mails, count: preview.mails },
    { text: words.history, count: preview.history },
  ];
  return (
    <>
      {upcoming.length > 0 && (
        <Banner kind="warning" title={words.upcoming}>
          <ul className={styles.lines}>
            {upcoming.map(({ event, entry }) => (
              <li key={`${event} ${entry}`}>
                {event}: {entry}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <Stack gap="small">
        <Counts title={words.deleted} records={of('delete')} copies={copies} />
        <Counts title={words.stripped} records={of('strip')} />
        <Counts title={words.mentioned} records={of('mention')} />
        <p className={styles.note}>{words.filesText}</p>
      </Stack>
    </>
  );
}

interface CountsProps {
  title: string;
  records: Preview['records'];
  copies?: readonly { text: string; count: number }[];
}

function Counts({ title, records, copies = [] }: CountsProps) {
  const labelsOf = useCollectionLabels();
  const lines = [
    ...records.map(({ collection, count }) => ({
      text: isCollectionName(collection) ? labelsOf(collection).many : collection,
      count,
    })),
    ...copies,
  ].filter(({ count }) => count > 0);
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.lines}>
        {lines.map(({ text, count }) => (
          <li key={text}>
            {text}: {count}
          </li>
        ))}
      </ul>
    </section>
  );
}
