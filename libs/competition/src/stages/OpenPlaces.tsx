import { actions, queries } from '@callboard/api-client/actions';
import type { RecordOf } from '@callboard/api-contract';
import type { OpenStagePlaces } from '@callboard/api-contract/competition';
import { useUndoAlert } from '@callboard/records';
import { List, type ListItem } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { stageMessages as words } from './stageMessages';

type InLine = OpenStagePlaces['tied'][number]['acts'][number];

/** Places that acts gave up after they went on: the office puts the next in line in, with Undo. */
export function OpenPlaces({ stage }: { stage: RecordOf<'stages'> }) {
  const { data } = queries.openPlaces.useQuery({ stage: stage.hashcode });
  if (!data || data.stages.length === 0) return null;
  return (
    <Stack>
      {data.stages.map((open) => (
        <OpenOfStage key={open.from.hashcode} stage={stage.hashcode} open={open} />
      ))}
    </Stack>
  );
}

interface OpenOfStageProps {
  stage: string;
  open: OpenStagePlaces;
}

function OpenOfStage({ stage, open: { from, gaveUp, offers, tied } }: OpenOfStageProps) {
  const [substitute, { isLoading }] = actions.substituteAct.useAction();
  const showUndo = useUndoAlert();

  async function putIn({ hashcode: entry, title }: InLine) {
    const outcome = await substitute(stage, { from: from.hashcode, entry });
    if (outcome.ok) showUndo(words.isIn(title), outcome.changeSet);
  }
  const toItem = (act: InLine, subtitle: string): ListItem => ({
    id: act.hashcode,
    title: act.title,
    subtitle: [act.place === null ? null : words.place(act.place), act.school, subtitle]
      .filter((part) => part !== null && part !== '')
      .join(' · '),
    end: (
      <Button disabled={isLoading} aria-label={words.putInOf(act.title)} onClick={() => void putIn(act)}>
        {words.putIn}
      </Button>
    ),
  });

  return (
    <Banner
      kind="warning"
      title={words.gaveUp(gaveUp.map(({ title }) => title).join(', '), gaveUp.length, from.title)}
    >
      <Stack>
        {offers.length > 0 && (
          <List
            label={words.nextInLine(from.title)}
            items={offers.map((offer) => toItem(offer, words.inPlaceOf(offer.of.title)))}
          />
        )}
        {tied.map(({ places, acts }) => (
          <div key={acts.map(({ hashcode }) => hashcode).join(' ')}>
            <p>{words.sharePlace(places)}</p>
            <List label={words.nextInLine(from.title)} items={acts.map((act) => toItem(act, ''))} />
          </div>
        ))}
        {offers.length === 0 && tied.length === 0 ? <p>{words.noneInLine}</p> : <p>{words.putInNotifies}</p>}
      </Stack>
    </Banner>
  );
}
