import type { StageGraph } from '@callboard/api-contract/competition';
import { shortened } from '@callboard/api-contract/text';
import { layoutStages, type Spot, type StagePosition } from '@callboard/domain/progression';
import { useId } from 'react';
import { WidePicture } from '../picture/WidePicture';
import { ruleWords } from '../progression/ruleWords';
import styles from './graph.module.css';
import { graphMessages as words } from './graphMessages';

type Linked = StageGraph['stages'][number];

export interface StagePictureProps {
  title: string;
  stages: readonly Linked[];
  /** The stage whose page it is. */
  shown: string;
}

/** Two columns fit a phone. */
const box = { width: 132, height: 64, gapX: 64, gapY: 12 } as const;
const pad = 4;
const inset = 8;
/** Between two arrows that turn in the same gap. */
const between = 6;
/** Longer names end in dots; the list has them whole. */
const longest = 17;

/** Stages as boxes, and an arrow for each rule by which acts go on. */
export function StagePicture({ title, stages, shown }: StagePictureProps) {
  const arrow = useId();
  const { columns, rows, positions, viaOf } = layoutStages(stages);
  const width = columns * (box.width + box.gapX) - box.gapX + pad * 2;
  const height = rows * (box.height + box.gapY) - box.gapY + pad * 2;
  return (
    <WidePicture title={title} width={width} height={height}>
      <defs>
        <marker id={arrow} viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path className={styles.head} d="M0 0L8 4L0 8Z" />
        </marker>
      </defs>
      {positions.flatMap((from) =>
        from.stage.rules.map((rule, nth) => (
          <Arrow
            key={rule.hashcode}
            {...{ from, rule, nth }}
            to={positions.find(({ stage }) => stage.hashcode === rule.next)}
            via={viaOf(rule.stage, rule.next)}
            marker={arrow}
          />
        )),
      )}
      {positions.map((position) => (
        <Box key={position.stage.hashcode} position={position} isShown={position.stage.hashcode === shown} />
      ))}
    </WidePicture>
  );
}

interface ArrowProps {
  from: StagePosition<Linked>;
  to: StagePosition<Linked> | undefined;
  /** Spots that it passes, where other stages stand in the columns between. */
  via: readonly Spot[];
  rule: Linked['rules'][number];
  /** Position of the rule among those of its stage. */
  nth: number;
  marker: string;
}

/** An arrow for a rule, with its words or how many went on by it. */
function Arrow({ from, to, via, rule, nth, marker }: ArrowProps) {
  if (!to) return null;
  const { rules } = from.stage;
  const [start, end] = [cornerOf(from), cornerOf(to)];
  const height = ((nth + 1) * box.height) / (rules.length + 1);
  const [x, y] = [start.x + box.width, start.y + height];
  const middle = (left: number) => left + box.gapX / 2 + (nth - (rules.length - 1) / 2) * between;
  const passed = via.map(cornerOf).map((spot) => {
    return `V${spot.y + height}H${middle(spot.x + box.width)}`;
  });
  return (
    <>
      <path
        className={styles.line}
        d={`M${x} ${y}H${middle(x)}${passed.join('')}V${end.y + box.height / 2}H${end.x}`}
        markerEnd={`url(#${marker})`}
      />
      <text className={styles.rule} x={x + box.gapX / 2} y={y - inset / 4} textAnchor="middle">
        {rule.wentOn ?? ruleWords(rule, rules)}
      </text>
    </>
  );
}

function Box({ position, isShown }: { position: StagePosition<Linked>; isShown: boolean }) {
  const { x, y } = cornerOf(position);
  const { name, event, acts, status } = position.stage;
  return (
    <>
      <rect
        className={styles.box}
        data-current={isShown || undefined}
        data-status={status}
        {...{ x, y }}
        width={box.width}
        height={box.height}
        rx={6}
      />
      <text className={styles.name} x={x + inset} y={y + 20}>
        {shortened(name, longest)}
      </text>
      <text className={styles.quiet} x={x + inset} y={y + 38}>
        {shortened(event.title, longest)}
      </text>
      <text className={styles.quiet} x={x + inset} y={y + 55}>
        {words.acts(acts)}
      </text>
    </>
  );
}

function cornerOf({ column, row }: Spot): { x: number; y: number } {
  return { x: pad + column * (box.width + box.gapX), y: pad + row * (box.height + box.gapY) };
}
