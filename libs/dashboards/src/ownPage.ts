export { OwnPageButtons, type OwnPageProps } from './layouts/OwnPageButtons';
export { OwnPageView, type OwnPageViewProps } from './layouts/OwnPageView';
