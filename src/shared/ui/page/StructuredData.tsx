/** Renders a page's schema.org data as JSON-LD. Browsers do not execute a data block, so it needs no CSP nonce. */
export function StructuredData({ data }: { data: object }) {
  // As a text child, React would escape the quotes as entities, which JSON parsers do not decode.
  const __html = JSON.stringify(data).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
