import type { Profile } from '../../../domain/decode/customer/decodeProfile.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Card } from '../../../shared/ui/basic/Card.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { addAPhotoOutlinedIcon } from '../../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { profileCopy } from '../copy.ts';
import '../profile.css';
import styles from './ProfileHead.module.css';

/** Which box is open under the profile. */
export type OpenBox = 'edit' | 'image' | null;

interface Props {
  profile: Pick<Profile, 'name' | 'email' | 'image'>;
  open: OpenBox;
  onToggle: (box: 'edit' | 'image') => void;
}

/** Shows the picture or a prompt to add one, the name, the e-mail and the edit buttons. */
export function ProfileHead({ profile: { name, email, image }, open, onToggle }: Props) {
  const { info } = profileCopy;
  return (
    <Card as="section" aria-label={profileCopy.tabs.profile} className={styles.profileHead}>
      <div className={styles.portrait}>
        <div className="profile-picture">
          {image ? (
            <Picture picture={image} alt={profileCopy.yourPicture} sizes="128px" eager />
          ) : (
            <Icon path={addAPhotoOutlinedIcon} size="large" />
          )}
        </div>
        <Button size="small" aria-expanded={open === 'image'} onClick={() => onToggle('image')}>
          {image ? profileCopy.changePicture : profileCopy.noPicture}
        </Button>
      </div>
      <div className={styles.person}>
        <Text as="h2">{name}</Text>
        <Text color="muted">{email}</Text>
        <div className={styles.contact}>
          <Text as="h3" variant="h5">
            {info.title}
          </Text>
          <Text variant="small" color="muted">
            {info.text}
          </Text>
          <Button
            variant="outlined"
            aria-expanded={open === 'edit'}
            onClick={() => onToggle('edit')}
          >
            {info.open}
          </Button>
        </div>
      </div>
    </Card>
  );
}
