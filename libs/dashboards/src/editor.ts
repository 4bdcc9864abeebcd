export { LayoutEditor, type LayoutEditorProps } from './editor/LayoutEditor';
