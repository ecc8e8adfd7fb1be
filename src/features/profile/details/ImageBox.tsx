import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useId, useRef, useState } from 'react';

import { profileCopy } from '../copy.ts';
import { useUploadImageMutation } from '../accountApi.ts';
import { ProfileBox } from './ProfileBox.tsx';
import '../profile.css';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import styles from './ImageBox.module.css';

const { image } = profileCopy;

const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];
const maxBytes = 2 * 1024 * 1024;

/** Returns what is wrong with a chosen picture before it is sent; null if nothing is. The server checks its bytes. */
function imageError(file: Pick<File, 'type' | 'size'> | undefined): string | null {
  const { required, badType, tooLarge } = image;
  if (!file) return required;
  if (!pictureTypes.includes(file.type)) return badType;
  return file.size > maxBytes ? tooLarge : null;
}

interface Chosen {
  file: File;
  preview: string;
}

/** Shows the upload of a new picture: file input, preview, validation and progress. */
export function ImageBox({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<Chosen>();
  const [fault, setFault] = useState<string | null>(null);
  const [send, { isLoading }] = useUploadImageMutation();
  const sending = useRef<{ abort: () => void }>(undefined);
  const chooser = useRef<HTMLInputElement>(null);
  const faultId = useId();
  const preview = chosen?.preview;
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);
  // Aborts the upload on unmount.
  useEffect(() => () => sending.current?.abort(), []);

  const choose = (file: File | undefined) => {
    if (!file) return;
    const found = imageError(file);
    setFault(found);
    setChosen(found ? undefined : { file, preview: URL.createObjectURL(file) });
  };
  const press = async () => {
    const found = imageError(chosen?.file);
    setFault(found);
    if (found || !chosen) return;
    const call = send(chosen.file);
    sending.current = call;
    const result = await call;
    sending.current = undefined;
    if ('data' in result) onClose();
  };
  return (
    <ProfileBox title={image.title} onClose={onClose}>
      <div className={styles.choice}>
        <div className="profile-picture">
          {preview !== undefined && <img src={preview} alt={image.preview} />}
        </div>
        <div className={styles.words}>
          <input
            ref={chooser}
            type="file"
            hidden
            aria-label={image.choose}
            accept={pictureTypes.join(',')}
            onChange={({ target }) => {
              choose(target.files?.[0]);
              // Without the reset, choosing the same file again fires no change event.
              target.value = '';
            }}
          />
          <Button
            variant="outlined"
            disabled={isLoading}
            aria-describedby={faultId}
            onClick={() => chooser.current?.click()}
          >
            {chosen ? image.chooseAnother : image.choose}
          </Button>
          <Text
            variant="small"
            color={fault ? 'error' : 'muted'}
            id={faultId}
            role={fault ? 'alert' : undefined}
          >
            {fault ?? chosen?.file.name ?? image.hint}
          </Text>
          {isLoading && <LinearProgress aria-label={image.progress} sx={{ width: '100%' }} />}
          <div className="row gap-8">
            <Button variant="contained" disabled={isLoading} onClick={() => void press()}>
              {isLoading ? image.sending : image.send}
            </Button>
            <Button
              color="inherit"
              onClick={() => (isLoading ? sending.current?.abort() : onClose())}
            >
              {image.cancel}
            </Button>
          </div>
        </div>
      </div>
    </ProfileBox>
  );
}
