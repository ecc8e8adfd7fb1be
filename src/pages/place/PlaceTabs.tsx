import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PlaceDetail } from '../../domain/model.ts';
import { Collections } from './Collections.tsx';
import { placeCopy } from './copy.ts';
import { Visit } from './Visit.tsx';
import { WhatsOn } from './WhatsOn.tsx';

/** The address names the tab, as it does on the profile (`?Tab=`). */
const parameter = 'Tab';
type TabName = keyof typeof placeCopy.tabs;
const names = Object.keys(placeCopy.tabs) as TabName[]; // the keys of the object above

export function PlaceTabs({ place }: { place: PlaceDetail }) {
  const id = useId();
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(parameter);
  const current = names.find((name) => name === asked) ?? 'Collections';
  const contents: Record<TabName, () => ReactNode> = {
    Collections: () => <Collections objects={place.objects} />,
    WhatsOn: () => <WhatsOn picture={place.image} />,
    Visit: () => <Visit text={place.text} />,
  };
  return (
    <>
      <Tabs
        value={current}
        aria-label={place.name}
        onChange={(_event, chosen: TabName) =>
          setParameters({ [parameter]: chosen }, { replace: true, preventScrollReset: true })
        }
      >
        {names.map((name) => (
          <Tab
            key={name}
            value={name}
            label={placeCopy.tabs[name]}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-${name}`}
          />
        ))}
      </Tabs>
      {names.map((name) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          hidden={name !== current}
          sx={{ pt: { xs: 3, md: 4 }, minHeight: '40vh' }}
        >
          {name === current && contents[name]()}
        </Box>
      ))}
    </>
  );
}
