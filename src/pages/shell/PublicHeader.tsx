import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Logo } from './Logo.tsx';

/** The visitor's header. */
export function PublicHeader() {
  return (
    <Box
      component="header"
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.default' }}
    >
      <Container sx={{ py: { xs: 1.5, md: 2.5 }, display: 'flex', alignItems: 'center' }}>
        <Logo />
      </Container>
    </Box>
  );
}
