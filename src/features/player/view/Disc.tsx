import type { Picture as PictureModel } from '../../../domain/model.ts';
import { Picture } from '../../../shared/ui/Picture.tsx';
import './disc.css';

/** Shows the cover with a record behind it that turns while the track plays. */
export function Disc({ cover, isSpinning }: { cover: PictureModel; isSpinning: boolean }) {
  return (
    <div data-spinning={isSpinning} className="disc">
      <div className="disc-record" aria-hidden />
      <div className="disc-cover opened-cover">
        <Picture
          picture={cover}
          alt=""
          sizes="(min-width: 900px) 360px, (min-width: 842px) 320px, 38vw"
          eager
        />
      </div>
    </div>
  );
}
