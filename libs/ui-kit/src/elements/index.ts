export { Button, type ButtonProps } from './Button/Button';
export { buttonVariant, type ButtonVariant } from './Button/buttonVariant';
export { LinkButton, type LinkButtonProps } from './Button/LinkButton';
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton';
export { copyText } from './CopyButton/copyText';
export { saveFile, savePdf } from './saveFile';
export { Icon, iconNames, isIconName, type IconName, type IconProps } from './Icon/Icon';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton';
export { Spinner, type SpinnerProps } from './Spinner/Spinner';
