'use no memo'; // Texts are read again when the language changes.

import type { PublicEvent } from '@callboard/api-contract/scheduling';
import { dayOfInstant } from '@callboard/domain/calendar';
import { translate } from '@callboard/language';
import { useTenant } from '@callboard/tenant';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { Accordion } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { messages } from '../../messages';
import { useDocumentTitle } from '../../routing/useDocumentTitle';
import { useAppArguments } from '../../startup/argumentsSlice';
import { PublicFrame, PublicLink } from '../PublicFrame';
import frame from '../PublicFrame.module.css';
import { usePublicQuery } from '../usePublicQuery';
import { PublicEventCard } from './PublicEventCard';
import { seasonMessages as words } from './seasonMessages';
import styles from './SeasonPage.module.css';
import { useSeasonFilters, type SeasonFilter } from './useSeasonFilters';

/** Public page of a tenant without signing in: its events, and how to enter (clause 2.1). */
export function SeasonPage() {
  const { name, labels, timeZone } = useTenant();
  const season = usePublicQuery('publicSeason');
  useDocumentTitle({ route: { name: words.name, path: '/season' } });
  const today = dayOfInstant(new Date().toISOString(), timeZone);
  return (
    <PublicFrame title={words.title(name)} isWide>
      <HowToEnter />
      <QueryView
        query={season}
        isEmpty={({ events }) => events.length === 0}
        empty={
          <EmptyState icon="calendar" title={words.none(translate(labels.events.many).toLowerCase())}>
            {words.noneText}
          </EmptyState>
        }
      >
        {({ events }) => <Events events={events} today={today} />}
      </QueryView>
    </PublicFrame>
  );
}

function HowToEnter() {
  const { labels } = useTenant();
  const { has_notices: hasNotices } = useAppArguments().arguments;
  return (
    <section className={styles.how}>
      <h2 className={frame.noticeTitle}>{words.howTo}</h2>
      <ol className={styles.steps}>
        <li>{words.getAccount}</li>
        <li>{words.enter(translate(labels.entries.many).toLowerCase())}</li>
        <li>{words.follow}</li>
      </ol>
      <div>
        <PublicLink to="/season/account" isMain>
          {words.account}
        </PublicLink>
      </div>
      <p className={styles.links}>
        <PublicLink to="/login">{messages.login}</PublicLink>
        {hasNotices === true && <PublicLink to="/notices">{words.rules}</PublicLink>}
      </p>
    </section>
  );
}

interface EventsProps {
  events: readonly PublicEvent[];
  /** The day at the tenant. */
  today: string;
}

/** So many are seen on a phone before the rest of the page is out of reach. */
const shownFirst = 9;

function Events({ events, today }: EventsProps) {
  const { shown, region, month } = useSeasonFilters(events);
  const [isWhole, setIsWhole] = useState(false);
  const now = new Date();
  const isOpen = ({ status, entries_close: closes }: PublicEvent) =>
    status === 'open' && (closes === null || new Date(closes) > now);
  const past = shown.filter(({ ends_on: lastDay }) => lastDay < today);
  const ahead = shown.filter((event) => event.ends_on >= today);
  const sorted = [...ahead.filter(isOpen), ...ahead.filter((event) => !isOpen(event))];
  // One more takes no more room than the button.
  const isCut = !isWhole && sorted.length > shownFirst + 1;
  const listed = isCut ? sorted.slice(0, shownFirst) : sorted;
  const groups = [
    { title: words.open, of: listed.filter(isOpen) },
    { title: words.ahead, of: listed.filter((event) => !isOpen(event)) },
  ];
  return (
    <>
      {events.length > shownFirst && (
        <div className={styles.filters}>
          {region.options.length > 1 && <Filter {...region} label={words.region} all={words.allRegions} />}
          {month.options.length > 1 && <Filter {...month} label={words.month} all={words.allMonths} />}
        </div>
      )}
      {shown.length === 0 && (
        <EmptyState icon="calendar" title={words.noMatch}>
          {words.noMatchText}
        </EmptyState>
      )}
      {groups.map(
        ({ title, of }) =>
          of.length > 0 && (
            <section key={title} className={styles.group}>
              <h2 className={frame.noticeTitle}>{title}</h2>
              {of.map((event) => (
                <PublicEventCard key={event.hashcode} event={event} />
              ))}
            </section>
          ),
      )}
      {isCut && <Button onClick={() => setIsWhole(true)}>{words.showAll(sorted.length)}</Button>}
      {past.length > 0 && (
        <Accordion
          items={[
            {
              id: 'past',
              title: words.past,
              children: (
                <div className={styles.group}>
                  {past.toReversed().map((event) => (
                    <PublicEventCard key={event.hashcode} event={event} />
                  ))}
                </div>
              ),
            },
          ]}
        />
      )}
    </>
  );
}

interface FilterProps extends SeasonFilter {
  label: string;
  all: string;
}

function Filter({ label, all, value, options, onChange }: FilterProps) {
  return (
    <Field label={label}>
      <Select
        value={value}
        placeholder={all}
        options={options}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  );
}
