// The package is installed next to the rival's package.json, not in the workspace: see scroll.bench.ts.
import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';
import { benchColumns, benchRow, rowCount } from './rows';

ModuleRegistry.registerModules([AllCommunityModule]);
const root = document.getElementById('grid');
if (!root) throw new Error('The page has no #grid.');
createGrid(root, {
  columnDefs: benchColumns.map(({ id, label }) => ({ field: id, headerName: label, flex: 1 })),
  rowData: Array.from({ length: rowCount }, (_, index) => benchRow(index)),
  rowHeight: 36,
});
