import { RecordList } from '@callboard/records/list';
import { Navigate } from 'react-router';

/** The reports of the user and those that are shared; New opens the page on which a question is built. */
export function Screen() {
  return <RecordList collection="reports" newRecord={() => <Navigate to="/reports/new" />} />;
}
