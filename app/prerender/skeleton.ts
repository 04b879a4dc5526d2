import type { Country } from '#features/shared/country';
import { RETRY_HREF, type Shown, templateId } from './plan';

/**
 * The content of a template, not yet in the page; `undefined` if there is none of this id. Templates are in the page as
 * texts, because Firefox requests the pictures of `<template>` ahead.
 */
export function contentOf(id: string): DocumentFragment | undefined {
  const text = document.getElementById(id)?.textContent;
  if (!text) return undefined;
  const template = document.createElement('template');
  template.innerHTML = text;
  return template.content;
}

/** The skeleton of the listing is that of all categories; the page of one has its name, and marks it in the lists. */
function nameCategory(content: DocumentFragment): void {
  const heading = content.querySelector('h1');
  const [address] = location.hash.split('?');
  const chosen = [...content.querySelectorAll('a')].filter(({ hash }) => hash === address);
  if (!heading || !chosen[0] || chosen[0].hasAttribute('aria-current')) return;
  for (const current of content.querySelectorAll('[aria-current="page"]'))
    current.removeAttribute('aria-current');
  for (const link of chosen) {
    link.setAttribute('aria-current', 'page');
    heading.textContent = link.textContent;
  }
}

/** Shows the page in the root, in place of what it shows: header, footer, and the screen itself or a skeleton. */
export function showPrerender(root: Element, country: Country, { frame, skeleton }: Shown): void {
  const page = contentOf(templateId(`frame-${frame}`, country));
  const content = contentOf(templateId(`skeleton-${skeleton}`, country));
  if (content) nameCategory(content);
  page?.querySelector('slot')?.replaceWith(content ?? '');
  root.replaceChildren(page ?? '');
}

/**
 * Shows that the shop has not started. A screen in the prerender can be read without it, so there the sentence comes above
 * it; elsewhere it takes the place of the skeleton.
 */
export function showFailure(root: Element, country: Country, shown: Shown): void {
  const name = shown.isPrerendered ? 'failedNotice' : 'failed';
  showPrerender(root, country, shown);
  const sentence = contentOf(templateId(`skeleton-${name}`, country)) ?? '';
  const main = root.querySelector('main');
  if (shown.isPrerendered) main?.prepend(sentence);
  else {
    main?.replaceChildren(sentence);
    main?.querySelector('h1')?.focus();
  }
  root.querySelector(`a[href="${RETRY_HREF}"]`)?.addEventListener('click', (event) => {
    event.preventDefault();
    location.reload();
  });
}
