import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { FormField } from '../../../../shared/ui/FormField.tsx';
import { visibilityIcon, visibilityOffIcon } from '../../../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../../../shared/ui/icons/Icon.tsx';
import { IconAction } from '../../../../shared/ui/tooltip/IconAction.tsx';
import { authCopy } from '../../copy.ts';

interface Props {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  helperText?: string;
}

/** Renders a password field with a button that shows or hides the password. */
export function PasswordField(props: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FormField
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconAction
                label={isShown ? authCopy.hidePassword : authCopy.showPassword}
                onClick={() => setIsShown(!isShown)}
              >
                <Icon path={isShown ? visibilityOffIcon : visibilityIcon} />
              </IconAction>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
