import type { DashboardOf } from '@callboard/api-contract/dashboards';
import { formatMoney } from '@callboard/domain/money';
import { formatNumber } from '@callboard/language';
import { useFeature, useLabel } from '@callboard/tenant';
import { Icon, type IconName } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import { adminPaths, type AdminPageName } from './adminPages';
import styles from './admin.module.css';
import { messages } from './messages';

interface Area {
  name: AdminPageName;
  icon: IconName;
  figure: string;
  text: string;
}

/** The pages of the administration, each with the figure that it is about. */
export function Areas({ facts }: { facts: DashboardOf<'landing'> }) {
  const areas = useAreas(facts);
  return (
    <nav aria-label={messages.areas}>
      <ul className={styles.areas} role="list">
        {areas.map(({ name, icon, figure, text }) => (
          <li key={name}>
            <Link to={adminPaths[name]} className={styles.area ?? ''}>
              <span className={styles.areaName}>
                <Icon name={icon} />
                {messages.pages[name]}
              </span>
              <span className={styles.areaFigure}>{figure}</span>
              <span className={styles.areaText}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useAreas({ counts, expected }: DashboardOf<'landing'>): Area[] {
  const entries = useLabel('entries');
  const performances = useLabel('performances');
  const hasPerformances = useFeature('performances');
  const money = expected.at(-1);
  const area = (name: AdminPageName, icon: IconName, figure: string, text: string): Area => ({
    name,
    icon,
    figure,
    text,
  });
  return [
    area('admin', 'entries', formatNumber(counts.entries), messages.inTheRunning(entries)),
    ...(hasPerformances
      ? [
          area('performance', 'stage', formatNumber(counts.performances), messages.manyAhead(performances)),
          area('booking', 'ticket', formatNumber(counts.seats), messages.seatsOnOffer),
        ]
      : []),
    money
      ? area('accounting', 'trophy', formatMoney(money, 'short'), messages.expectedOf(money.season))
      : area('accounting', 'trophy', '–', messages.noFees),
  ];
}
