export { PlanEditor, type PlanEditorProps } from './editor/PlanEditor';
export type { PlanPictures } from './editor/planPictures';
