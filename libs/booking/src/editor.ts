export { PlanEditor, type PlanEditorProps } from './editor/PlanEditor';
