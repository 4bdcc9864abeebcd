'use no memo'; // Texts are read again when the language changes.

import { resourceCategoryOptions, type PublicNotices } from '@callboard/api-contract/resources';
import { translate } from '@callboard/language';
import { useTenant } from '@callboard/tenant';
import { formatInstantDay } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Accordion } from '@callboard/ui-kit/layout';
import { Link } from '@callboard/ui-kit/navigation';
import { messages } from '../messages';
import { useDocumentTitle } from '../routing/useDocumentTitle';
import { NoticeFile } from './NoticeFile';
import { noticeMessages as words } from './noticeMessages';
import styles from './PublicFrame.module.css';
import { PublicFrame, PublicLink } from './PublicFrame';
import { PublicRichText as RichText } from './PublicRichText';
import { usePublicQuery } from './usePublicQuery';

/** Public page of a tenant without signing in: its news, and its resources by category. */
export function NoticesPage() {
  const { timeZone } = useTenant();
  const notices = usePublicQuery('publicNotices');
  useDocumentTitle({ route: { name: words.title, path: '/notices' } });
  return (
    <PublicFrame title={words.title}>
      <QueryView
        query={notices}
        isEmpty={({ announcements, resources }) => announcements.length + resources.length === 0}
        empty={
          <EmptyState icon="bell" title={words.none}>
            {words.noneText}
          </EmptyState>
        }
      >
        {({ announcements, resources }) => (
          <div className={styles.notices}>
            {announcements.map(({ hashcode, title, body, published_at }) => (
              <article key={hashcode} className={styles.notice}>
                <h2 className={styles.noticeTitle}>{title}</h2>
                <time className={styles.text} dateTime={published_at}>
                  {formatInstantDay(published_at, timeZone)}
                </time>
                <RichText name={title} html={body} />
              </article>
            ))}
            {resourceCategoryOptions.map(({ value, label }) => {
              const ofCategory = resources.filter(({ category }) => category === value);
              return (
                ofCategory.length > 0 && (
                  <section key={value} className={styles.notice}>
                    <h2 className={styles.noticeTitle}>{translate(label)}</h2>
                    {ofCategory.map((resource) => (
                      <Resource key={resource.hashcode} resource={resource} />
                    ))}
                  </section>
                )
              );
            })}
          </div>
        )}
      </QueryView>
      <p className={styles.links}>
        <PublicLink to="/season">{messages.season}</PublicLink>
        <PublicLink to="/login">{messages.login}</PublicLink>
      </p>
    </PublicFrame>
  );
}

function Resource({ resource }: { resource: PublicNotices['resources'][number] }) {
  const { hashcode, title, summary, body, link, file } = resource;
  if (body !== null) {
    return <Accordion items={[{ id: hashcode, title, children: <RichText name={title} html={body} /> }]} />;
  }
  return (
    <div>
      {link !== null && (
        <Link href={link} isExternal>
          {title}
        </Link>
      )}
      {file !== null && <NoticeFile resource={hashcode} title={title} file={file} />}
      {summary !== null && <p className={styles.text}>{summary}</p>}
    </div>
  );
}
