import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Profile } from '../../../domain/model.ts';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { profileCopy } from '../copy.ts';
import '../profile.css';

/** Which box is open under the profile. */
export type OpenBox = 'edit' | 'image' | null;

interface Props {
  profile: Pick<Profile, 'name' | 'email' | 'image'>;
  open: OpenBox;
  onToggle: (box: 'edit' | 'image') => void;
}

/** Picture or the prompt for one, name, e-mail, and the box to update them. */
export function ProfileHead({ profile: { name, email, image }, open, onToggle }: Props) {
  const { info } = profileCopy;
  return (
    <Card component="section" aria-label={profileCopy.tabs.profile} sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: { xs: 2, sm: 4 }, alignItems: 'center' }}
      >
        <Stack sx={{ alignItems: 'center', gap: 1, flexShrink: 0 }}>
          <div className="profile-picture">
            {image ? (
              <Picture picture={image} alt={profileCopy.yourPicture} sizes="128px" eager />
            ) : (
              <AddAPhotoOutlined fontSize="large" />
            )}
          </div>
          <Button size="small" aria-expanded={open === 'image'} onClick={() => onToggle('image')}>
            {image ? profileCopy.changePicture : profileCopy.noPicture}
          </Button>
        </Stack>
        <Stack sx={{ gap: 1, minWidth: 0, width: '100%', textAlign: { xs: 'center', sm: 'left' } }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {email}
          </Typography>
          <Stack
            sx={{
              gap: 1.5,
              mt: 1,
              pt: 2,
              borderTop: 1,
              borderColor: 'divider',
              alignItems: { xs: 'center', sm: 'flex-start' },
            }}
          >
            <Typography variant="h5" component="h3">
              {info.title}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {info.text}
            </Typography>
            <Button
              variant="outlined"
              aria-expanded={open === 'edit'}
              onClick={() => onToggle('edit')}
            >
              {info.open}
            </Button>
          </Stack>
        </Stack>
      </Stack>
    </Card>
  );
}
