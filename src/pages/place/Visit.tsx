import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useContentLanguage } from '../../shared/site/useSite.ts';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { placeCopy } from './copy.ts';
import styles from './Visit.module.css';

/** Shows the text about a place, and its opening hours for the week. */
export function Visit({ text }: { text: string }) {
  const lang = useContentLanguage();
  return (
    <div className={styles.visit}>
      <section>
        <Text as="h2" variant="h3" className={styles.title}>
          {placeCopy.about}
        </Text>
        <Text lang={lang} className={styles.text}>
          {text}
        </Text>
      </section>
      <section>
        <Text as="h2" variant="h3" className={styles.title}>
          {placeCopy.hours}
        </Text>
        <Table aria-label={placeCopy.hours}>
          <TableBody>
            {placeCopy.openingHours.map(({ day, from, to }) => (
              <TableRow key={day}>
                <TableCell component="th" scope="row">
                  {day}
                </TableCell>
                <TableCell align="right" translate="no">
                  {`${from} – ${to}`}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </section>
    </div>
  );
}
