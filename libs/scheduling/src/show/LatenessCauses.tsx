import { minutesAndSeconds } from '@callboard/domain/calendar';
import { changeoversOf, latenessOfNight, type LatenessOfNight } from '@callboard/domain/scheduling';
import { BarChart } from '@callboard/ui-kit/charts';
import { Stack } from '@callboard/ui-kit/layout';
import { showMessages as words } from './showMessages';
import type { ShowItem } from './useShow';

const minuteMs = 60_000;
/** Less is not worth a bar or a sentence. */
const leastMs = minuteMs / 2;
const causes = [
  'start',
  'acts',
  'changeovers',
  'pauses',
  'order',
] as const satisfies readonly (keyof LatenessOfNight)[];

/** Causes of a late night, one by one, and what to plan for changeovers next time. */
export function LatenessCauses({ items }: { items: readonly ShowItem[] }) {
  const lateness = latenessOfNight(items);
  const changeovers = changeoversOf(items);
  const shown = causes.filter((cause) => Math.abs(lateness?.[cause] ?? 0) >= leastMs);
  if (!lateness || shown.length === 0) return null;
  return (
    <Stack>
      <BarChart
        direction="rows"
        label={words.whyLate}
        categoryLabel={words.cause}
        categories={shown.map((cause) => words.causes[cause])}
        series={[{ name: words.inMinutes, values: shown.map((cause) => lateness[cause] / minuteMs) }]}
        format={(minutes) => signedMinutes(minutes * minuteMs)}
      />
      {changeovers && changeovers.real - changeovers.planned >= leastMs && (
        <p>
          {words.changeovers(minutesAndSeconds(changeovers.real), minutesAndSeconds(changeovers.planned))}
        </p>
      )}
    </Stack>
  );
}

/** `+3:10` later than planned, `−0:45` earlier. */
export function signedMinutes(ms: number): string {
  return `${ms < 0 ? '−' : '+'}${minutesAndSeconds(ms)}`;
}
