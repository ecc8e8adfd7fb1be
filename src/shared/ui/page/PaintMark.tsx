/**
 * Renders a marker for streamed pages: the first paint waits until the page's markers are parsed (src/renderer.tsx).
 * There is one after each part whose centre or end shifts while its content is being parsed.
 */
export const PaintMark = ({
  after,
}: {
  after: 'header' | 'head' | 'plans' | 'player' | 'row' | 'tabs';
}) => <i id={`paint-after-${after}`} hidden />;
