'use no memo'; // Texts are read again when the language changes.

import { mediaAddress } from '@callboard/api-client/attachments';
import { apiPrefix } from '@callboard/api-contract';
import { timetableFilePath, type TimetableFile } from '@callboard/api-contract/scheduling';
import { useTenant } from '@callboard/tenant';
import { timetableMessages as words } from './timetableMessages';
import styles from './TimetablePage.module.css';

/** Links to a timetable as calendars and conference apps read it. */
export function TimetableLinks({ event }: { event: string }) {
  const { code } = useTenant();
  const addressOf = (file: TimetableFile) =>
    mediaAddress(`${apiPrefix()}${timetableFilePath(event, file)}?tenant=${code}`) ?? '';
  const calendar = addressOf('timetable.ics');
  return (
    <section className={styles.links} aria-labelledby="calendars">
      <h2 id="calendars">{words.calendars}</h2>
      <p>
        {/* Calendars subscribe to addresses of this scheme, and read them again. */}
        <a href={calendar.replace(/^https?:/, 'webcal:')}>{words.subscribe}</a>
        <a href={calendar}>{words.file}</a>
        <span>{words.apps}</span>
        {forApps.map((file) => (
          <a key={file} href={addressOf(file)}>
            {file}
          </a>
        ))}
      </p>
    </section>
  );
}

const forApps = ['schedule.xml', 'schedule.json'] as const;
