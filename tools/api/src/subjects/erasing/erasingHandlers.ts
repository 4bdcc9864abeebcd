import type { AllHandlers } from '../../engine/calls/handler';
import type { RecordContext } from '../../engine/records/recordContext';
import type { ActionTools } from '../../engine/tools/ActionTools';
import { createErasePerson } from './erasePerson';
import { createErasePreview } from './erasePreview';
import { createExportPerson } from './exportPerson';

/** Actions of admins on request of a person: export what is stored about them, and erase it. */
export function createErasingHandlers(tools: ActionTools, context: RecordContext) {
  return {
    erasePerson: createErasePerson(context),
    erasePreview: createErasePreview(context),
    exportPerson: createExportPerson(tools, context),
  } satisfies Partial<AllHandlers>;
}
