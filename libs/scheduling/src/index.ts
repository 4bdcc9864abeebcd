export { PrintLink } from './print/PrintLink';
export { ShowLink, type ShowLinkProps } from './show/ShowLink';
