import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { placeCopy } from './copy.ts';
import { openingHours } from './openingHours.ts';

/** The text about a place, and the week's hours. */
export function Visit({ text }: { text: string }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, md: 8 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
      }}
    >
      <section>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {placeCopy.about}
        </Typography>
        <Typography lang="it" sx={{ maxWidth: '65ch' }}>
          {text}
        </Typography>
      </section>
      <section>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {placeCopy.hours}
        </Typography>
        <Table aria-label={placeCopy.hours}>
          <TableBody>
            {openingHours.map(({ day, from, to }) => (
              <TableRow key={day}>
                <TableCell component="th" scope="row">
                  {day}
                </TableCell>
                <TableCell align="right">
                  {from} – {to}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </section>
    </Box>
  );
}
