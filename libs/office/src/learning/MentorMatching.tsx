import { queries } from '@callboard/api-client/actions';
import type { QueryOutputOf } from '@callboard/api-contract/queries';
import { recordHref } from '@callboard/records/screen';
import { Badge, EmptyState, List, QueryView, type ListItem } from '@callboard/ui-kit/display';
import { Card, Page, PageHeader, Split, Stack } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { MentorProposals } from './MentorProposals';
import { loadText, mentorMessages as words, refusalText } from './mentorMessages';
import styles from './learning.module.css';

type Matches = QueryOutputOf<'mentorMatches'>;

/** Creatives without a mentor, each with those who fit, and how many creatives every mentor has. */
export function Screen() {
  const { data, problem, isLoading, refetch } = queries.mentorMatches.useQuery({});
  return (
    <Page>
      <PageHeader title={words.title} />
      <QueryView query={{ value: data, problem, isLoading, retry: refetch }}>
        {(matches) => (
          <Split aside={<MentorLoads mentors={matches.mentors} />}>
            <Waiting {...matches} />
          </Split>
        )}
      </QueryView>
    </Page>
  );
}

function Waiting({ creatives, waiting }: Pick<Matches, 'creatives' | 'waiting'>) {
  return (
    <Card title={words.without}>
      {creatives.length === 0 ? (
        <EmptyState title={words.none} icon="people">
          {words.noneText}
        </EmptyState>
      ) : (
        <Stack>
          {waiting > creatives.length && (
            <p className={styles.note}>{words.firstOf(creatives.length, waiting)}</p>
          )}
          <ul className={styles.list} aria-label={words.without}>
            {creatives.map(({ creative, project, proposals, ...work }) => (
              <li key={creative.hashcode} className={styles.creative}>
                <div className={styles.name}>
                  <Link to={recordHref('participants', creative.hashcode)}>{creative.title}</Link>
                  <span className={styles.note}>
                    {[project.title, work.discipline, work.region].filter(Boolean).join(' · ')}
                  </span>
                </div>
                <MentorProposals creative={creative} proposals={proposals} />
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Card>
  );
}

function MentorLoads({ mentors }: Pick<Matches, 'mentors'>) {
  return (
    <Card title={words.mentors}>
      <List
        label={words.mentors}
        empty={words.noMentors}
        items={mentors.map(({ mentor, discipline, region, refusal, ...load }): ListItem => ({
          id: mentor.hashcode,
          title: <Link to={recordHref('mentors', mentor.hashcode)}>{mentor.title}</Link>,
          subtitle: [discipline, region].filter(Boolean).join(' · '),
          end: (
            <span className={styles.load}>
              {loadText(load)}
              {refusal && <Badge tone={refusal === 'full' ? 'gray' : 'red'}>{refusalText(refusal)}</Badge>}
            </span>
          ),
        }))}
      />
    </Card>
  );
}
