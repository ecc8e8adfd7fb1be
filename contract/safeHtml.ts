/**
 * The HTML of a guide's description that pages show: texts, lists, tables and links. Everything else is removed, by each
 * of three sanitizers: the browser's (src/shared/ui/SafeHtml.tsx), the renderer's (src/app/ssr/purify.ts), and that of
 * the import of a catalogue (server/catalogue/format/html.ts).
 */
export const safeTags = (
  'h1 h2 h3 h4 h5 h6 p div section article aside header footer main nav hgroup address blockquote figure figcaption ' +
  'hr pre ul ol menu li dl dt dd table caption colgroup col thead tbody tfoot tr th td a abbr b bdi bdo br cite code ' +
  'data dfn em i kbd mark q rb rp rt rtc ruby s samp small span strong sub sup time u var wbr'
).split(' ');
export const safeAttributes = ['dir', 'href', 'lang', 'title'];
/** The schemes of links; an address without a scheme is safe, too. */
export const safeSchemes = ['http', 'https', 'mailto', 'tel'];
