/** The files of a shop with words of its own, in one language. */
export const siteFiles = ({ currency = 'EUR', name = 'Passi Lenti' } = {}): Record<
  string,
  string
> => ({
  'site/shop.md': `---
name: ${name}
currency: ${currency}
time_zone: Europe/Lisbon
language: pt
email: ola@passos.example
invoice_email: contas@passos.example
company:
  name: Passos Lda
  street: Rua Nova 4
  postcode: 1100-001
  city: Lisboa
  vat: PT 500000000
catalogue_language: de
---
`,
  'site/pt/shop.md': '---\ntitle: Passi Lenti, walks\ndescription: Ten walks by the river.\n---\n',
  'site/pt/landing.md': `---
ideas: { title: Ten walks, text: Slowly. }
products: { kicker: Walks, title: All of them, text: By the river. }
hero:
  heading: Walk slowly,
  second_heading: and listen
  summary: Ten walks.
  guide: walk-1
  subheading: Begin here.
  second_subheading: Return often.
  text: A voice at your side.
---
`,
  'site/pt/business.md': `---
title: For companies
description: Walks for companies
recipient: empresas@passos.example
intro: { kicker: Companies, title: Walk together, text: With us., to_demo: Write to us }
demo: { kicker: Write, title: Write to us, text: We answer. }
---
`,
  'site/pt/footer.md': `---
groups:
  - title: Walks
    links:
      - { text: First, to: guides/walk-1 }
      - { text: Hidden, to: guides/walk-10 }
      - { text: Towns, to: categories/towns }
      - { text: Privacy, to: legal/privacy }
      - { text: Elsewhere, to: 'https://example.com/' }
lines: [Passos Lda, Lisboa]
---
`,
  'site/pt/legal/cookies.md':
    '---\ntitle: Cookies\n---\n\nKeys:\n\n{{stored}}\n\nTimes:\n\n{{retention}}\n',
  'site/pt/legal/privacy.md': '---\ntitle: Privacy\n---\n\nWe store **little**.\n',
});
