import { countries } from '#features/shared/country';

/** The widths that every screen is looked at in. `narrow` is the least that WCAG 1.4.10 asks for. */
export const viewports = {
  narrow: { name: 'Narrow 320', styles: { width: '320px', height: '700px' }, type: 'mobile' as const },
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' as const },
  tablet: { name: 'Tablet 834', styles: { width: '834px', height: '1112px' }, type: 'tablet' as const },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' as const },
};

/** What Chromatic takes a picture of: four countries, each on a phone and on a desktop. */
export const chromaticModes = Object.fromEntries(
  countries.flatMap((country) =>
    (['phone', 'desktop'] as const).map((viewport) => [`${country} ${viewport}`, { country, viewport }]),
  ),
);
