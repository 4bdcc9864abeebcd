export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion';
export { Banner, type BannerProps } from './Banner/Banner';
export { Card, type CardProps } from './Card/Card';
export { Page, type PageProps } from './Page/Page';
export { Split, type SplitProps } from './Page/Split';
export { Stack, type StackProps } from './Page/Stack';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader';
export { SplitView, type SplitViewProps } from './SplitView/SplitView';
export { useMediaQuery } from './useMediaQuery';
