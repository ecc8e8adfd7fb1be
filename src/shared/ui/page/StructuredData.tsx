/** A page's content for machines, in the words of schema.org. A data block: no browser runs it, no policy asks for its nonce. */
export function StructuredData({ data }: { data: object }) {
  // As a text child React would write the quotes as entities, which no reader of JSON undoes.
  const __html = JSON.stringify(data).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
