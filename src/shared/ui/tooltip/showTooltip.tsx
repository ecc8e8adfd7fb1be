import Tooltip from '@mui/material/Tooltip';
import { createRoot, type Root } from 'react-dom/client';
import { MuiTheme } from '../../theme/MuiTheme.tsx';

let root: Root | undefined;

/** Shows or closes the tooltip of an element with MUI's Tooltip, one for the whole page (tooltips.ts). */
export function showTooltip(anchorEl: HTMLElement, isOpen: boolean): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const text = anchorEl.dataset.tooltip;
  root.render(
    <MuiTheme>
      <Tooltip
        // In an element of its own: browsers that translate a page replace its text nodes.
        title={text && <span>{text}</span>}
        open={isOpen}
        slotProps={{ popper: { anchorEl } }}
      >
        <span hidden />
      </Tooltip>
    </MuiTheme>,
  );
}
