import type { StageGraph } from '@callboard/api-contract/competition';
import { shortened } from '@callboard/api-contract/text';
import { layoutStages, type StagePosition } from '@callboard/domain/progression';
import { useId } from 'react';
import { WidePicture } from '../picture/WidePicture';
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
const box = { width: 132, height: 64, gapX: 52, gapY: 12 } as const;
const pad = 4;
const inset = 8;
/** Longer names end in dots; the list has them whole. */
const longest = 17;

/** Stages as boxes, and how many acts go on from each to the next as arrows. */
export function StagePicture({ title, stages, shown }: StagePictureProps) {
  const arrow = useId();
  const { columns, rows, positions } = layoutStages(stages);
  const width = columns * (box.width + box.gapX) - box.gapX + pad * 2;
  const height = rows * (box.height + box.gapY) - box.gapY + pad * 2;
  return (
    <WidePicture title={title} width={width} height={height}>
      <defs>
        <marker id={arrow} viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path className={styles.head} d="M0 0L8 4L0 8Z" />
        </marker>
      </defs>
      {positions.map((from) => (
        <Arrow
          key={from.stage.hashcode}
          from={from}
          to={positions.find(({ stage }) => stage.hashcode === from.stage.next)}
          marker={arrow}
        />
      ))}
      {positions.map((position) => (
        <Box key={position.stage.hashcode} position={position} isShown={position.stage.hashcode === shown} />
      ))}
    </WidePicture>
  );
}

interface ArrowProps {
  from: StagePosition<Linked>;
  to: StagePosition<Linked> | undefined;
  marker: string;
}

/** An arrow with how many go on, or went on. */
function Arrow({ from, to, marker }: ArrowProps) {
  if (!to) return null;
  const [start, end] = [cornerOf(from), cornerOf(to)];
  const [x, y] = [start.x + box.width, start.y + box.height / 2];
  const middle = x + box.gapX / 2;
  const count = from.stage.wentOn ?? from.stage.next_count;
  return (
    <>
      <path
        className={styles.line}
        d={`M${x} ${y}H${middle}V${end.y + box.height / 2}H${end.x}`}
        markerEnd={`url(#${marker})`}
      />
      {count !== null && (
        <text className={styles.count} x={x + box.gapX / 4} y={y - inset / 2} textAnchor="middle">
          {count}
        </text>
      )}
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

function cornerOf({ column, row }: StagePosition<Linked>): { x: number; y: number } {
  return { x: pad + column * (box.width + box.gapX), y: pad + row * (box.height + box.gapY) };
}
