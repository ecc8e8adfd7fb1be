import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignOutMutation } from '../../features/auth/authApi.ts';
import { CartPopover } from '../../features/cart/CartPopover.tsx';
import { routes } from '../../shared/paths.ts';
import { shellCopy } from './copy.ts';
import { Logo } from './Logo.tsx';

/** The customer's header: the way home and the account's menu. */
export function CustomerHeader() {
  const navigate = useNavigate();
  const [signOut] = useSignOutMutation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = async (address: string) => {
    setAnchor(null);
    await navigate(address);
  };
  const leave = async () => {
    setAnchor(null);
    const answer = await signOut();
    // Only a success leads away; a failure is ignored (spec sections 4 and 8).
    if (!answer.error) await navigate(routes.landing);
  };
  return (
    <Box
      component="header"
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.default' }}
    >
      <Container
        sx={{ py: { xs: 1.5, md: 2.5 }, display: 'flex', justifyContent: 'space-between' }}
      >
        <Logo to={routes.home} />
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <CartPopover />
          <Button
            color="inherit"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            {shellCopy.account}
          </Button>
        </Stack>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          <MenuItem onClick={() => void open(routes.cart)}>{shellCopy.cart}</MenuItem>
          <MenuItem onClick={() => void leave()}>{shellCopy.logout}</MenuItem>
        </Menu>
      </Container>
    </Box>
  );
}
