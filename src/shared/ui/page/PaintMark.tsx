/**
 * A page that arrives in pieces is first painted when its marks are there (src/renderer.tsx): one stands behind each
 * part that moves what is in its middle, or at its end, while it grows.
 */
export const PaintMark = ({
  after,
}: {
  after: 'header' | 'head' | 'plans' | 'player' | 'tabs';
}) => <i id={`paint-after-${after}`} hidden />;
