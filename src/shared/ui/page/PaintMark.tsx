/**
 * A page that arrives in pieces is first painted when its marks have arrived (src/renderer.tsx): there is one after each
 * part that moves its own middle or end while it grows.
 */
export const PaintMark = ({
  after,
}: {
  after: 'header' | 'head' | 'plans' | 'player' | 'tabs';
}) => <i id={`paint-after-${after}`} hidden />;
