import { CartButton } from '../../../features/cart/add/CartButton.tsx';
import { DownloadButton } from '../../../features/library/offline/downloads/DownloadButton.tsx';
import { LibraryButton } from '../../../features/library/LibraryButton.tsx';
import type { GuideDetail } from '../../../domain/model.ts';
import './guideActions.css';

/** Renders the icon buttons beside a guide's facts. */
export function GuideActions({ guide }: { guide: GuideDetail }) {
  return (
    <div className="guide-actions row gap-12">
      <DownloadButton guide={guide} />
      {!guide.isOwned && <CartButton guide={guide} />}
      <LibraryButton guide={guide} />
    </div>
  );
}
