/** Window sizes for the viewport menu. `narrow` is the smallest width that WCAG 1.4.10 requires. */
export const viewports = {
  narrow: { name: 'Narrow 320', styles: { width: '320px', height: '700px' }, type: 'mobile' as const },
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' as const },
  tablet: { name: 'Tablet 834', styles: { width: '834px', height: '1112px' }, type: 'tablet' as const },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' as const },
  design: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' as const },
  wide: { name: 'Desktop 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' as const },
};
