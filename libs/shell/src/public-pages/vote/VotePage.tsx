'use no memo'; // Texts are read again when the language changes.

import type { Problem } from '@callboard/api-contract';
import type { AudienceVote } from '@callboard/api-contract/competition';
import { timeOfInstant, zoneName } from '@callboard/domain/calendar';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Field, RadioGroup, TextInput } from '@callboard/ui-kit/inputs';
import { Banner } from '@callboard/ui-kit/layout';
import { useState, type FormEvent } from 'react';
import { useDocumentTitle } from '../../routing/useDocumentTitle';
import { namesOf } from '../publicAct';
import { PublicFrame, PublicLink } from '../PublicFrame';
import frame from '../PublicFrame.module.css';
import { useVote } from './useVote';
import { voteMessages as words } from './voteMessages';

/** The audience votes for its favourite act, without signing in: one vote for each phone. */
export function VotePage({ stage }: { stage: string }) {
  const { vote, problem, own, cast } = useVote(stage);
  useDocumentTitle({ route: { name: words.title, path: '/vote/:hashcode' } });
  const voted = vote?.acts.find(({ hashcode }) => hashcode === own.entry);
  return (
    <PublicFrame title={words.title}>
      {problem?.kind === 'missing' ? (
        <EmptyState icon="star" title={words.none}>
          {words.noneText}
        </EmptyState>
      ) : (
        <QueryView query={{ value: vote, problem, isLoading: !vote && !problem }}>
          {(value) => (
            <>
              <p className={frame.text}>
                {value.event} · {value.stage}
              </p>
              {/* Assistive technology reads a vote that counts. */}
              <div role="status">
                {voted && (
                  <Banner kind="success" title={words.voted(namesOf(voted).title)}>
                    {value.isOpen && words.votedText[value.by]}
                  </Banner>
                )}
              </div>
              {value.isOpen ? (
                <VoteForm vote={value} initial={own} hasVoted={voted !== undefined} onVote={cast} />
              ) : (
                <EmptyState
                  icon="star"
                  title={words.closed}
                  action={<PublicLink to="/season/results">{words.results}</PublicLink>}
                >
                  {words.closedText}
                </EmptyState>
              )}
            </>
          )}
        </QueryView>
      )}
      <p className={frame.links}>
        <PublicLink to="/season">{words.season}</PublicLink>
      </p>
    </PublicFrame>
  );
}

interface VoteFormProps {
  vote: AudienceVote;
  initial: { code: string; entry: string | null };
  hasVoted: boolean;
  onVote: (entry: string, code: string) => Promise<Problem | null>;
}

function VoteForm({ vote, initial, hasVoted, onVote }: VoteFormProps) {
  const [entry, setEntry] = useState(initial.entry ?? undefined);
  const [code, setCode] = useState(initial.code);
  const [error, setError] = useState<{ of: 'act' | 'code' | 'all'; text: string } | null>(null);
  const [isSending, setSending] = useState(false);
  const codeTexts = words.codeOf[vote.by];

  async function send(event: FormEvent) {
    event.preventDefault();
    if (entry === undefined) return setError({ of: 'act', text: words.actNeeded });
    if (code.trim() === '') return setError({ of: 'code', text: codeTexts.needed });
    setError(null);
    setSending(true);
    const problem = await onVote(entry, code);
    setSending(false);
    if (problem) setError({ of: problem.kind === 'forbidden' ? 'code' : 'all', text: problem.message });
  }

  const textOf = (of: 'act' | 'code' | 'all') => (error?.of === of ? error.text : undefined);
  return (
    <form className={frame.form} noValidate onSubmit={(event) => void send(event)}>
      <RadioGroup
        label={words.question}
        options={vote.acts.map((act) => {
          const { title, detail } = namesOf(act);
          return { value: act.hashcode, label: title, description: detail ?? undefined };
        })}
        value={entry}
        error={textOf('act')}
        onValueChange={setEntry}
      />
      <Field label={codeTexts.label} description={codeTexts.help} error={textOf('code')} required>
        <TextInput
          value={code}
          autoComplete="off"
          autoCapitalize={vote.by === 'ticket' ? 'none' : 'characters'}
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      {error?.of === 'all' && <Banner kind="error" title={error.text} />}
      <Button type="submit" variant="primary" isBusy={isSending}>
        {hasVoted ? words.change : words.vote}
      </Button>
      {vote.closes_at !== null && (
        <p className={frame.text}>
          {words.closes(`${timeOfInstant(vote.closes_at, vote.zone)} ${zoneName(vote.zone, vote.closes_at)}`)}
        </p>
      )}
    </form>
  );
}
