import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Picture as PictureModel } from '../../domain/model.ts';
import { dollars } from '../../domain/text/money.ts';
import { Picture } from '../../shared/ui/Picture.tsx';
import { placeCopy } from './copy.ts';
import { demoEvents, demoFeatured, demoProducts } from './demoProgramme.ts';

function Row({
  title,
  columns,
  children,
}: {
  title: string;
  columns: number;
  children: ReactNode;
}) {
  return (
    <Box component="section" sx={{ mt: { xs: 5, md: 6 } }} aria-label={title}>
      <Typography variant="h3" component="h2" sx={{ mb: 2.5 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: `repeat(${columns}, 1fr)` },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** What is featured, sample events and sample products: demo data, the same for every place. */
export function WhatsOn({ picture }: { picture: PictureModel }) {
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {placeCopy.sample}
      </Typography>
      <Card component="section" aria-label={placeCopy.featured}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
          <Picture picture={picture} alt="" sizes="(min-width: 900px) 576px, 92vw" ratio={3 / 2} />
          <Stack sx={{ p: { xs: 2.5, md: 5 }, gap: 1.5, justifyContent: 'center' }}>
            <Typography variant="overline" component="h2" color="primary">
              {placeCopy.featured}
            </Typography>
            <Typography variant="h2" component="h3">
              {demoFeatured.title}
            </Typography>
            <Typography color="textSecondary">{demoFeatured.when}</Typography>
            <Typography sx={{ maxWidth: '60ch' }}>{demoFeatured.text}</Typography>
          </Stack>
        </Box>
      </Card>
      <Row title={placeCopy.events} columns={3}>
        {demoEvents.map(({ text, title, when }) => (
          <Card key={title} component="article" sx={{ p: 2.5 }}>
            <Typography variant="overline" color="textSecondary">
              {when}
            </Typography>
            <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
              {title}
            </Typography>
            <Typography color="textSecondary">{text}</Typography>
          </Card>
        ))}
      </Row>
      <Row title={placeCopy.products} columns={4}>
        {demoProducts.map(({ price, text, title }) => (
          <Card key={title} component="article" sx={{ p: 2.5 }}>
            <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
              {title}
            </Typography>
            <Typography color="textSecondary">{text}</Typography>
            <Typography sx={{ mt: 1.5 }}>{dollars(price)}</Typography>
          </Card>
        ))}
      </Row>
    </>
  );
}
