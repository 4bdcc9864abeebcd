/** An achievement that the office offers. */
export interface OfferedAchievement {
  hashcode: string;
  title: string;
  /** Its sort: a badge, an award; null where the reader cannot read it. */
  type: string | null;
  isOffered: boolean;
}

/** State of an achievement for a creative. */
export interface OwnAchievement {
  hashcode: string;
  /** The hashcode of what is achieved. */
  template: string;
  title: string;
  status: 'working' | 'proposed' | 'reached' | 'withdrawn';
  /** A day. */
  reachedOn: string | null;
  /** A link. */
  evidence: string | null;
}

/** One step of the path of a creative. */
export interface PathStep {
  template: string;
  title: string;
  state: 'reached' | 'proposed' | 'working' | 'offered';
  /** The achievement of the creative; null for one on offer. */
  own: OwnAchievement | null;
}

/** The steps of one type. */
export interface PathPart {
  type: string | null;
  steps: readonly PathStep[];
  reached: number;
}

const order = ['reached', 'proposed', 'working', 'offered'] as const;

/**
 * The path of a creative, by type: what is reached in the order of its days, what is proposed or under way, and what is still on offer. What was
 * withdrawn is on offer again; what is retired stays on the path of those who have it.
 */
export function pathOfCreative(
  offered: readonly OfferedAchievement[],
  own: readonly OwnAchievement[],
): PathPart[] {
  const known = new Map(offered.map((each) => [each.hashcode, each]));
  const current = own.filter(({ status }) => status !== 'withdrawn');
  const taken = new Set(current.map(({ template }) => template));
  const steps: (PathStep & { type: string | null })[] = [
    ...current.map((each) => ({
      template: each.template,
      title: known.get(each.template)?.title ?? each.title,
      type: known.get(each.template)?.type ?? null,
      // Withdrawn ones are left out above.
      state: each.status === 'withdrawn' ? ('offered' as const) : each.status,
      own: each,
    })),
    ...offered
      .filter(({ hashcode, isOffered }) => isOffered && !taken.has(hashcode))
      .map(({ hashcode, title, type }) => ({
        template: hashcode,
        title,
        type,
        state: 'offered' as const,
        own: null,
      })),
  ];
  const types = [...new Set(steps.map(({ type }) => type))].sort((one, other) =>
    (one ?? '\uffff').localeCompare(other ?? '\uffff'),
  );
  return types.map((type) => {
    const part = steps.filter((step) => step.type === type).sort(bySteps);
    return { type, steps: part, reached: part.filter(({ state }) => state === 'reached').length };
  });
}

function bySteps(one: PathStep, other: PathStep): number {
  const days = (one.own?.reachedOn ?? '').localeCompare(other.own?.reachedOn ?? '');
  return (
    order.indexOf(one.state) - order.indexOf(other.state) || days || one.title.localeCompare(other.title)
  );
}
