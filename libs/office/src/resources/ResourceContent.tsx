import type { RecordOf } from '@callboard/api-contract';
import { resources } from '@callboard/api-contract/resources';
import { FieldValue, useZone } from '@callboard/records';
import { EmptyState } from '@callboard/ui-kit/display';
import { buttonVariant, Icon } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { formatBytes } from '@callboard/uploads';
import { resourceMessages as words } from './resourceMessages';
import styles from './resources.module.css';
import { useOpened, type Opened } from './useOpened';

/** Content of a resource: its text, its link, or its file to open and download. */
export function ResourceContent({ resource }: { resource: RecordOf<'resources'> }) {
  const opened = useOpened(resource.hashcode, resource.version_number);
  const zone = useZone();
  const { kind, file, link, body } = resource;
  if (kind === 'file' && file) return <FileCard name={file.name} size={file.size} opened={opened} />;
  if (kind === 'link' && link !== null) {
    return (
      <Card>
        <p className={styles.name}>{link}</p>
        <a href={link} target="_blank" rel="noreferrer" {...buttonVariant({ variant: 'primary' })}>
          {words.openLink}
          <Icon name="external" size="small" label={words.newTab} />
        </a>
      </Card>
    );
  }
  if (kind === 'page' && body !== null) {
    return (
      <Card>
        <FieldValue field={resources.fields.body} value={body} zone={zone} />
      </Card>
    );
  }
  return (
    <EmptyState icon="clip" title={words.empty}>
      {words.emptyText}
    </EmptyState>
  );
}

function FileCard({ name, size, opened }: { name: string; size: number; opened: Opened | undefined }) {
  return (
    <Card>
      <p className={styles.name}>
        {name} <span className={styles.facts}>{formatBytes(size)}</span>
      </p>
      {opened?.url != null && (
        <p className={styles.buttons}>
          <a href={opened.url} download={name} {...buttonVariant({ variant: 'primary' })}>
            <Icon name="download" size="small" />
            {words.download}
          </a>
          {opened.view_url !== null && (
            <a href={opened.view_url} target="_blank" rel="noreferrer" {...buttonVariant()}>
              {words.view}
              <Icon name="external" size="small" label={words.newTab} />
            </a>
          )}
        </p>
      )}
    </Card>
  );
}
