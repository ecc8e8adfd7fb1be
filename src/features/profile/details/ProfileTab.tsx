import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { profileCopy } from '../copy.ts';
import { EditBox } from './EditBox.tsx';
import { HelpLinks } from './HelpLinks.tsx';
import { ImageBox } from './ImageBox.tsx';
import { useProfileQuery } from '../profileApi.ts';
import { ProfileHead, type OpenBox } from './ProfileHead.tsx';
import { Sessions } from '../sessions/Sessions.tsx';
import { Statistics } from './Statistics.tsx';
import '../profile.css';

/** The customer's data, the boxes that change it, and the side panel. */
export function ProfileTab({ contact }: { contact: string }) {
  const { currentData: profile, error, isError, refetch } = useProfileQuery();
  const [open, setOpen] = useState<OpenBox>(null);
  const [said, setSaid] = useState('');
  // As they were when the box was opened: signing in again drops every answer, and the form stays.
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
      <Stack sx={{ gap: 3 }}>
        {profile && <ProfileHead profile={profile} open={open} onToggle={toggle} />}
        {!profile && !isError && (
          <Skeleton
            variant="rounded"
            role="status"
            aria-label="Loading"
            sx={{ height: { xs: 458, sm: 303 } }}
          />
        )}
        {!profile && isError && (
          <Failure title={profileCopy.profileFailed} error={error} onRetry={() => void refetch()} />
        )}
        {said !== '' && (
          <Alert severity="success" variant="outlined" role="status" onClose={() => setSaid('')}>
            {said}
          </Alert>
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
        {profile && <Sessions />}
      </Stack>
      {/* On a phone it is below a head whose height is unknown before the name and the address are loaded. */}
      <Stack sx={{ gap: 3, display: { xs: profile || isError ? 'flex' : 'none', md: 'flex' } }}>
        <Statistics />
        <HelpLinks contact={contact} />
      </Stack>
    </div>
  );
}
