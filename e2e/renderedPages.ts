/** The public pages that the server sends as finished HTML, with a text that each must hold. */
export const renderedPages: [path: string, text: RegExp][] = [
  ['/', /Full of great ideas/],
  ['/audio-guide-by-category/2', /Get Access/],
  ['/audio-guide/1', /Total Lesson/],
  ['/business-plan', /<form|audioguide/],
  ['/subscribe', /Select A Plan/],
  ['/person', /Artists &amp; Makers/],
  ['/person/1', /Highlights/],
  ['/objects', /\/objects\/1"/],
  ['/objects/1', /Where you(?:'|&#x27;|’)ll find this/],
  ['/locations', /\/locations\/1"/],
  ['/locations/1', /CLOSED/],
];
