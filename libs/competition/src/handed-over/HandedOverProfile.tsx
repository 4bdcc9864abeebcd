import { CommentedProfile, type ProfileTab } from '@callboard/records/profile';
import { useHashcode } from '@callboard/records/screen';
import { HandedOverWork } from './HandedOverWork';
import { handedOverMessages as words } from './handedOverMessages';

/** Work that was handed over: what the head judge or the office does with it. */
export function Screen() {
  const hashcode = useHashcode();
  const tab: ProfileTab = {
    id: 'work',
    label: words.work,
    render: () => <HandedOverWork of={{ work: hashcode }} />,
  };
  return <CommentedProfile collection="handedOverWork" hashcode={hashcode} leadingTabs={[tab]} />;
}
