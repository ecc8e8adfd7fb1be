import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

interface Props<Name extends string> {
  /** The accessible name of the tab list. */
  label: string;
  /** The query parameter that selects the tab. Without it, the first tab is selected. */
  parameter: string;
  tabs: Readonly<Record<Name, string>>;
  contents: Record<Name, () => ReactNode>;
  /** Whether the tabs share the width in proportion to their labels, as in a narrow panel. Default: false. */
  isNarrow?: boolean;
}

/**
 * Renders tabs whose selection is in the address: a link, a reload and Back select the same tab. A list of tabs that is
 * too wide scrolls.
 */
export function AddressTabs<Name extends string>(props: Props<Name>) {
  const { label, parameter, tabs, contents, isNarrow = false } = props;
  const id = useId();
  const [parameters, setParameters] = useSearchParams();
  const names = Object.keys(tabs) as Name[]; // the keys of the record above
  const asked = parameters.get(parameter);
  const current = names.find((name) => name === asked) ?? names[0];
  const choose = (name: Name) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (name === names[0]) after.delete(parameter);
        else after.set(parameter, name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <Tabs
        value={current}
        aria-label={label}
        variant="scrollable"
        scrollButtons={false}
        onChange={(_event, chosen: Name) => choose(chosen)}
      >
        {names.map((name) => (
          <Tab
            key={name}
            value={name}
            label={tabs[name]}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-${name}`}
            sx={isNarrow ? { flex: '1 0 auto', minWidth: 0, px: 0.5 } : undefined}
          />
        ))}
      </Tabs>
      {names.map((name) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          hidden={name !== current}
        >
          {name === current && contents[name]()}
        </div>
      ))}
    </>
  );
}
