import { definePreviewAddon } from 'storybook/internal/csf';
import { rememberFocus } from './returnFocus';
import { THUMBNAIL_NAME } from './thumbnailName';

/** Scrolls this page, and not the page around it, until the element is in view. */
function scrollWithinPage(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) window.scrollBy({ top: top - window.innerHeight / 3 });
}

/** Keeps the focus that a story moves from scrolling the page around it. */
function scrollThisPageOnly() {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
    if (!options?.preventScroll) scrollWithinPage(this);
  };
  Element.prototype.scrollIntoView = function () {
    scrollWithinPage(this);
  };
}

/** Keeps stories in frames from scrolling the page around them, and lets that page take the focus back. */
export const addonThumbnail = () =>
  definePreviewAddon({
    beforeAll() {
      if (window.name === THUMBNAIL_NAME) scrollThisPageOnly();
      else rememberFocus();
    },
  });
