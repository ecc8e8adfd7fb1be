import { useIsHydrated } from '../../../shared/lib/useIsHydrated.ts';
import { schemeModes, useScheme } from '../../../shared/theme/scheme.ts';
import { shellCopy } from '../copy.ts';
import './schemeSwitch.css';

/** Shows the choice of System, Light or Dark in the footer, for every user. The account menu has it too. */
export function SchemeSwitch() {
  // Unknown until the page is hydrated: the server renders one page for all visitors.
  const isHydrated = useIsHydrated();
  const { mode, setMode } = useScheme();
  return (
    <fieldset className="scheme-switch">
      <legend>{shellCopy.scheme.title}</legend>
      {schemeModes.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="scheme"
            value={each}
            checked={isHydrated && mode === each}
            onChange={() => setMode(each)}
          />
          <span>{shellCopy.scheme[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
