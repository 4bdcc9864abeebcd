import { newUuid } from '@callboard/api-client';
import type {
  LayoutCell,
  LayoutPage,
  LayoutRow,
  LayoutWidget,
  WidgetKind,
} from '@callboard/api-contract/layouts';

// Stored names are data, in the language of the contract; the editor numbers rows and cells itself.

export function newPage(name: string): LayoutPage {
  return { id: newUuid(), name, rows: [newRow()] };
}

export function newRow(): LayoutRow {
  return { id: newUuid(), name: 'Row', cells: [newCell(12)] };
}

export function newCell(desk: number): LayoutCell {
  return { id: newUuid(), name: 'Cell', phone: 12, tablet: Math.max(6, desk), desk, widgets: [] };
}

export function newWidget(kind: WidgetKind, name: string): LayoutWidget {
  return { id: newUuid(), kind, name, settings: {} };
}
