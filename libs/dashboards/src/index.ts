export { LayoutView, type LayoutViewProps } from './view/LayoutView';
export { fetchWidgets } from './widgets/registry';
export { CardsContext, type RegisteredCards } from './widgets/CardsContext';
export { WidgetToolsContext, type WidgetTools } from './widgets/WidgetTools';
