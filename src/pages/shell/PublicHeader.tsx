import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useDispatch } from 'react-redux';
import { dialogEvents } from '../../features/auth/dialogSlice.ts';
import { shellCopy } from './copy.ts';
import { Logo } from './Logo.tsx';

/** The visitor's header: the way home and the way in. */
export function PublicHeader() {
  const dispatch = useDispatch();
  return (
    <Box
      component="header"
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.default' }}
    >
      <Container
        sx={{ py: { xs: 1.5, md: 2.5 }, display: 'flex', justifyContent: 'space-between' }}
      >
        <Logo />
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => dispatch(dialogEvents.signInRequested())}
        >
          {shellCopy.login}
        </Button>
      </Container>
    </Box>
  );
}
