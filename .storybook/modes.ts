import { countries } from '#features/shared/country';

/** Window sizes for the viewport menu. `narrow` is the smallest width that WCAG 1.4.10 requires. */
export const viewports = {
  narrow: { name: 'Narrow 320', styles: { width: '320px', height: '700px' }, type: 'mobile' as const },
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' as const },
  tablet: { name: 'Tablet 834', styles: { width: '834px', height: '1112px' }, type: 'tablet' as const },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' as const },
};

/** Chromatic takes a picture of each story in these modes: four countries, each on a phone and on a desktop. */
export const chromaticModes = Object.fromEntries(
  countries.flatMap((country) =>
    (['phone', 'desktop'] as const).map((viewport) => [`${country} ${viewport}`, { country, viewport }]),
  ),
);
