import type { OwnResource } from '@callboard/api-contract/resources';
import { useZone } from '@callboard/records';
import { formatBytes } from '@callboard/uploads';
import { Icon, type IconName } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import { resourceMessages as words } from './resourceMessages';
import { ResourceMark } from './ResourceMark';
import styles from './resources.module.css';

const icons = { file: 'download', link: 'external', page: 'text' } as const satisfies Record<
  OwnResource['kind'],
  IconName
>;

/** Resources as lines that lead to their pages. */
export function ResourceLines({ label, resources }: { label: string; resources: readonly OwnResource[] }) {
  const zone = useZone();
  return (
    <ul className={styles.lines} role="list" aria-label={label}>
      {resources.map((resource) => (
        <li key={resource.hashcode} className={styles.line}>
          <span className={styles.icon}>
            <Icon name={icons[resource.kind]} />
          </span>
          <span className={styles.text}>
            <span className={styles.head}>
              <Link to={`/resources/${resource.hashcode}`}>{resource.title}</Link>
              <ResourceMark resource={resource} zone={zone} />
            </span>
            {resource.summary !== null && <span>{resource.summary}</span>}
            <span className={styles.facts}>
              {[kindText(resource), resource.event].filter(Boolean).join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function kindText({ kind, file }: OwnResource): string {
  if (file) return words.fileOf(formatBytes(file.size));
  return kind === 'link' ? words.link : words.page;
}
