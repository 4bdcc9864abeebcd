import type { FloorPlan } from '@callboard/api-contract/booking';
import { Tabs } from '@callboard/ui-kit/navigation';
import type { ReactNode } from 'react';
import { viewMessages } from '../messages';

export interface LevelTabsProps {
  levels: FloorPlan['levels'];
  /** The id of the level that the picture shows. */
  level: string;
  onChange: (level: string) => void;
  /** The text of a tab. @default the name of the level */
  labelOf?: (level: FloorPlan['levels'][number]) => string;
  /** The picture. */
  children: ReactNode;
}

/** The picture of one level of a plan, with a tab for each; the picture alone where there is only one. */
export function LevelTabs({
  levels,
  level,
  onChange,
  labelOf = ({ name }) => name,
  children,
}: LevelTabsProps) {
  if (levels.length < 2) return children;
  return (
    <Tabs
      label={viewMessages.levels}
      tabs={levels.map((each) => ({ id: each.id, label: labelOf(each) }))}
      value={level}
      onValueChange={onChange}
    >
      {children}
    </Tabs>
  );
}
