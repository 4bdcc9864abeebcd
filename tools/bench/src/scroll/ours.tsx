import { DataTable } from '@callboard/ui-kit/display';
import '@callboard/ui-kit/styles.css';
import { createRoot } from 'react-dom/client';
import { benchColumns, benchRow, rowCount } from './rows';

const columns = benchColumns.map(({ id, label, align }) => ({
  id,
  label,
  align,
  render: (row: ReturnType<typeof benchRow>) => String(row[id]),
}));
const root = document.getElementById('grid');
if (!root) throw new Error('The page has no #grid.');
createRoot(root).render(
  <DataTable label="Schools" columns={columns} rowCount={rowCount} rowAt={benchRow} maxHeight="800px" />,
);
