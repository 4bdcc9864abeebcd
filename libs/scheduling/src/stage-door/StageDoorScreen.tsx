import { queries } from '@callboard/api-client/actions';
import type { Cast } from '@callboard/api-contract/scheduling';
import { arrivalsOf, absentOf } from '@callboard/domain/scheduling';
import { useLabel } from '@callboard/tenant';
import { EmptyState, ProgressBar, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Checkbox, SearchBox } from '@callboard/ui-kit/inputs';
import { Banner, Page, PageHeader, Stack, WaitingNote } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { OfflineNote } from '../show/OfflineNote';
import { useShow, type ShowState } from '../show/useShow';
import { waitingTexts } from '../show/waitingTexts';
import { ArrivingAct } from './ArrivingAct';
import { ScanActs } from './ScanActs';
import { stageDoorMessages as words } from './stageDoorMessages';

/** Where acts arrive: who of each is here, checked in by list. Several people do it at one time, with or without network. */
export function Screen() {
  const { hashcode = '' } = useParams();
  const cast = queries.cast.useQuery({ performance: hashcode });
  const show = useShow(hashcode, cast.data);
  const people = cast.data ?? show.storedCast;
  const query = {
    value: show.value && people && { state: show.value, cast: people },
    problem: show.problem ?? (people ? undefined : cast.problem),
    isLoading: show.isLoading || cast.isLoading,
    retry: () => {
      show.retry();
      cast.refetch();
    },
  };
  return (
    <Page>
      <QueryView query={query} loading={<Skeleton lines={8} />}>
        {(value) => <Door {...value} />}
      </QueryView>
    </Page>
  );
}

function Door({ state, cast }: { state: ShowState; cast: Cast }) {
  const { show, run, waiting } = state;
  const { performance } = show;
  const label = useLabel('entries');
  const [search, setSearch] = useState('');
  const [isHiding, setIsHiding] = useState(false);
  const arrivals = arrivalsOf(state.steps);
  const isOpen = performance.status === 'scheduled' || performance.status === 'running';
  const acts = run.items
    .filter(({ entry }) => entry !== null)
    .map((item) => {
      const teams = cast.entries.filter(({ hashcode }) => hashcode === item.entry || hashcode === item.away);
      const people = teams.flatMap(({ participants }) => participants);
      const arrival = arrivals.get(item.hashcode);
      const missing = absentOf(
        arrival,
        people.map(({ hashcode }) => hashcode),
      );
      // An act without participants is here once it was checked in.
      const isHere = arrival !== undefined && missing.length === 0 && (people.length > 0 || arrival.isWhole);
      return { item, teams, people, arrival, missing, isHere };
    });
  const here = acts.filter(({ isHere }) => isHere).length;
  const wanted = search.trim().toLocaleLowerCase();
  const shown = acts.filter(
    ({ item, people, isHere }) =>
      !(isHiding && isHere) &&
      [item.name ?? '', ...people.map(({ name }) => name)].some((text) =>
        text.toLocaleLowerCase().includes(wanted),
      ),
  );
  return (
    <>
      <PageHeader
        above={<Link to={`/performances/${performance.hashcode}/show`}>{words.openShow}</Link>}
        title={words.title}
        subtitle={performance.title}
      />
      <Stack>
        <OfflineNote {...state} />
        <WaitingNote {...waiting} texts={waitingTexts} />
        {!isOpen && <Banner kind="warning">{words.notOn}</Banner>}
        {acts.length === 0 ? (
          <EmptyState icon="people" title={words.noActs(label)}>
            {words.noActsText}
          </EmptyState>
        ) : (
          <>
            <ProgressBar
              label={words.actsHere}
              value={here}
              max={acts.length}
              valueText={words.count(here, acts.length)}
            />
            {isOpen && <ScanActs acts={acts} state={state} />}
            <SearchBox label={words.find} value={search} onValueChange={setSearch} />
            <Checkbox label={words.hideHere} checked={isHiding} onChange={() => setIsHiding(!isHiding)} />
            {shown.length === 0 ? (
              <EmptyState icon="search" title={words.nothingFound} />
            ) : (
              shown.map((act) => (
                <ArrivingAct key={act.item.hashcode} {...act} state={state} isOpen={isOpen} />
              ))
            )}
          </>
        )}
      </Stack>
    </>
  );
}
