/** Fixed demo data of the tab 'What's on', the same for every place. */
interface DemoEvent {
  title: string;
  when: string;
  text: string;
}

interface DemoProduct {
  title: string;
  text: string;
  /** Exact decimal text, as prices of the API. */
  price: string;
}

export const demoFeatured: DemoEvent = {
  title: 'Behind the Scenes: How a Room Is Hung',
  when: 'Until 28 February 2027',
  text: 'Curators show the models, the lists and the second thoughts that come before a visitor sees anything at all. The last room is left unfinished, and you are asked how you would hang it.',
};

export const demoEvents: DemoEvent[] = [
  {
    title: 'Drawing in the Galleries',
    when: 'Every Saturday, 11:00',
    text: 'Paper and pencils are lent at the entrance. A teacher gives the first line; the rest is yours.',
  },
  {
    title: 'Friday Late',
    when: 'Every Friday, 18:00 to 21:00',
    text: 'Fewer people, lower lights, and a short talk before one single work each week.',
  },
  {
    title: 'Family Trail',
    when: 'Every Sunday, 10:30',
    text: 'A walk for children from six years on, with a notebook of things to find and to count.',
  },
];

export const demoProducts: DemoProduct[] = [
  { title: 'Collection Handbook', text: 'One hundred works on two hundred pages.', price: '24.00' },
  { title: 'Pocket Map', text: 'Every room, with benches and fountains.', price: '6.50' },
  { title: 'Print, 30 × 40 cm', text: 'On cotton paper, without a frame.', price: '32.00' },
  { title: 'Canvas Bag', text: 'Holds the handbook and the print.', price: '18.00' },
];
