import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '../../../shared/site/paths.ts';
import { errorCopy } from '../../../shared/ui/copy.ts';
import { Reporting } from '../../../shared/ui/page/reporting.ts';
import { company } from '../../../shared/site/company.ts';
import { footerLinks, shellCopy } from '../copy.ts';
import './footer.css';
import { Logo } from '../header/Logo.tsx';
import { SchemeSwitch } from '../menus/SchemeSwitch.tsx';
import { StoreBadges } from './StoreBadges.tsx';

interface GroupProps {
  title: string;
  links: readonly string[];
  lang?: string;
}

function LinkGroup({ title, links, lang }: GroupProps) {
  return (
    <Box component="nav" aria-label={title}>
      <Typography variant="overline" component="h2" color="textSecondary">
        {title}
      </Typography>
      <ul className="footer-links" lang={lang}>
        {links.map((text) => (
          <li key={text}>
            <Link className="footer-link" to={routes.landing}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** Company, app and policy links, dark in both schemes. */
export function Footer() {
  const { open } = use(Reporting);
  return (
    <Box component="footer" data-scheme="dark" sx={{ bgcolor: 'night', color: 'text.primary' }}>
      <Container sx={{ py: { xs: 7, md: 10 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 5, md: 4 },
            gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1.2fr 1fr 1fr' },
          }}
        >
          <Box
            sx={{
              display: 'flex',
              flexDirection: 'column',
              gap: 2,
              gridColumn: { xs: '1 / -1', md: 'auto' },
              alignItems: 'flex-start',
            }}
          >
            <Logo />
            <Typography variant="h4" component="h2">
              {shellCopy.downloadApp}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '36ch' }}>
              {shellCopy.appText}
            </Typography>
            <StoreBadges />
          </Box>
          <LinkGroup title={shellCopy.explore} links={footerLinks.explore} lang="it" />
          <LinkGroup title={shellCopy.company} links={footerLinks.company} />
          <LinkGroup title={shellCopy.legal} links={footerLinks.legal} />
        </Box>
        <div className="footer-end">
          <div>
            {Object.values(company).map((line) => (
              <Typography key={line} variant="caption" color="textSecondary" component="p">
                {line}
              </Typography>
            ))}
            {open && (
              <button type="button" className="footer-link" onClick={open}>
                {errorCopy.report}
              </button>
            )}
          </div>
          <SchemeSwitch />
        </div>
      </Container>
    </Box>
  );
}
