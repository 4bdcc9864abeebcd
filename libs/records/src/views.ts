export { RecordsCalendar, type RecordsCalendarProps } from './list/views/RecordsCalendar';
export { RecordsMap, type RecordsMapProps } from './list/views/RecordsMap';
