import { useEffect, useState } from 'react';
import { classNames } from '../../../shared/ui/basic/classNames.ts';
import { Skeleton } from '../../../shared/ui/basic/Skeleton.tsx';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { closeIcon } from '../../../shared/ui/icons/shellIcons.ts';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { profileCopy } from '../copy.ts';
import { useSessionsQuery } from '../accountApi.ts';
import { EditBox } from './EditBox.tsx';
import { HelpLinks } from './HelpLinks.tsx';
import { useFeedQuery } from '../feed/feedApi.ts';
import { PodcastFeed } from '../feed/PodcastFeed.tsx';
import { ImageBox } from './ImageBox.tsx';
import { useProfileQuery } from '../profileApi.ts';
import { ProfileHead, type OpenBox } from './ProfileHead.tsx';
import { Sessions } from '../sessions/Sessions.tsx';
import { Statistics } from './Statistics.tsx';
import '../profile.css';
import styles from './ProfileTab.module.css';
import { spokenCopy } from '../../../shared/ui/copy.ts';

/** Shows the customer's data, the boxes that change it, and the side panel. */
export function ProfileTab({ contact }: { contact: string }) {
  const fresh = { refetchOnMountOrArgChange: true };
  const { currentData: profile, error, isError, refetch } = useProfileQuery(undefined, fresh);
  // A new address is confirmed in another tab or on another device. The edit box must not send the former one.
  useEffect(() => {
    const shown = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', shown);
    return () => document.removeEventListener('visibilitychange', shown);
  }, [refetch]);
  const { isLoading: areDevicesLoading } = useSessionsQuery(undefined, { skip: !profile });
  const { isLoading: isFeedLoading } = useFeedQuery(undefined, { skip: !profile });
  const isEarly = (!profile && !isError) || areDevicesLoading || isFeedLoading;
  const [open, setOpen] = useState<OpenBox>(null);
  const [said, setSaid] = useState('');
  // The values when the box was opened: signing in again resets the API cache while the form stays mounted.
  const [start, setStart] = useState({ name: '', email: '', hasPassword: false });
  const toggle = (box: 'edit' | 'image') => {
    setSaid('');
    if (profile) {
      const { name, email, hasPassword } = profile;
      setStart({ name, email, hasPassword });
    }
    setOpen(open === box ? null : box);
  };
  return (
    <div className="profile-grid">
      <div className="column gap-24">
        {profile && <ProfileHead profile={profile} open={open} onToggle={toggle} />}
        {!profile && !isError && (
          <Skeleton role="status" aria-label={spokenCopy.loading} className={styles.placeholder} />
        )}
        {!profile && isError && (
          <Failure title={profileCopy.profileFailed} query={{ error, refetch }} />
        )}
        {said !== '' && (
          <Notice
            severity="success"
            role="status"
            action={
              <IconAction label={profileCopy.info.close} onClick={() => setSaid('')}>
                <Icon path={closeIcon} />
              </IconAction>
            }
          >
            {said}
          </Notice>
        )}
        {open === 'edit' && (
          <EditBox
            {...start}
            onClose={() => setOpen(null)}
            onSaved={(message) => {
              setOpen(null);
              setSaid(message);
            }}
          />
        )}
        {open === 'image' && <ImageBox onClose={() => setOpen(null)} />}
        {profile && <PodcastFeed />}
        {profile && <Sessions />}
      </div>
      {/* On a phone what is above has an unknown height until the profile, its devices and its feed are loaded. */}
      <div className={classNames('column gap-24', isEarly && styles.isEarly)}>
        <Statistics />
        <HelpLinks contact={contact} />
      </div>
    </div>
  );
}
