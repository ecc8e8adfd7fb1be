import { screen, within } from '@testing-library/react';
import { renderPart } from '../../../testing/screens/renderPart.tsx';
import { company } from '../../../shared/site/company.ts';
import { Footer } from './Footer.tsx';

// Shows.
test('five categories stand in the footer, and every text link leads home', () => {
  renderPart(<Footer />);
  const groups = screen.getAllByRole('navigation');
  const linksOf = (group: HTMLElement) => within(group).getAllByRole('link');
  expect(linksOf(screen.getByRole('navigation', { name: 'Explore' }))).toHaveLength(5);
  for (const link of groups.flatMap(linksOf)) expect(link).toHaveAttribute('href', '/');
});

// Shows.
test('the placeholders lead home, and the apps are announced', () => {
  renderPart(<Footer />);
  for (const name of [
    'The Update',
    'FAQ',
    'Subscribe',
    'Press & Media Kit',
    'Contacts',
    'Privacy Policy',
    'Terms and Conditions',
    'Cookie Policy',
    'Privacy Preferences',
  ]) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
  }
  expect(screen.getByText('Download Mobile App')).toBeVisible();
});

// Shows.
test('the company says where it is registered, and its tax number', () => {
  renderPart(<Footer />);
  expect(screen.getByText(company.office)).toHaveTextContent('Florence, Italy');
  expect(screen.getByText(company.tax)).toBeVisible();
});
