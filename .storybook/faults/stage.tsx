import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { configure, fireEvent, waitFor } from 'storybook/test';
import { expect, onTestFinished, vi } from 'vitest';
import { reportRecovered } from '#ui/Crossfade';
import '#ui/theme';
import { type ShopParameters, StoryShop } from '../StoryShop';

// A busy machine is no failure: what is waited for comes, if late.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Retries after 0.5 s and 2 s and the second before a lookup come at once; what is shorter is part of a drawing, and
 * what is longer (the login check) does not come at all here.
 */
export function hurry(): void {
  const { setTimeout } = globalThis;
  const hurried = (work: () => void, ms = 0) => setTimeout(work, ms >= 400 && ms <= 2_000 ? 20 : ms);
  vi.stubGlobal('setTimeout', hurried);
}

/**
 * For one test, patience with what does not come is an eighth: long enough to be seen. What comes may take longer on a
 * busy machine.
 */
export function losePatience(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const impatient = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 8));
  onTestFinished(() => impatient.mockRestore());
}

let root: Root | undefined;
let navigate: NavigateFunction | undefined;

/** Hands the router's navigation out of the page. */
function Way() {
  navigate = useNavigate();
  return null;
}

/** Shows a screen in the shop, as a story does. */
export function show(shop: ShopParameters, screen: ReactNode): void {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place, { onRecoverableError: reportRecovered });
  root.render(
    <StoryShop shop={shop} country="BA">
      <Way />
      {screen}
    </StoryShop>,
  );
}

/** Takes the screen away, and what it has left in the page. */
export function clear(): void {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}

/** Leads to another page of the shop, as a link does. */
export async function goTo(address: string, state?: unknown): Promise<void> {
  await navigate?.(address, { state });
}

/** The network goes away and comes back, as a browser tells pages. */
export function reconnect(): void {
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
}

/** All that the page says, dialogs and what stands in fields included. */
export const words = () => [document.body.innerText, ...written()].join('\n').replaceAll('\u00A0', ' ');

export const says = (text: RegExp) => waitFor(() => expect(words()).toMatch(text));

/** Buttons and links that can be pressed now. */
export const ways = (name: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('button, a[href]')].filter(
    (element) =>
      name.test(element.innerText || element.ariaLabel || '') &&
      !element.matches(':disabled, [aria-busy="true"]') &&
      element.checkVisibility(),
  );

export async function press(name: RegExp): Promise<void> {
  const [way] = await waitFor(() => {
    const found = ways(name);
    expect(found.length, `something to press that is called ${name}`).toBeGreaterThan(0);
    return found;
  });
  way?.click();
}

/** The field with this label, of the form with this name where two have one. */
const fieldOf = (label: RegExp, form?: string) =>
  waitFor(() => {
    const there = fields().filter((field) => form === undefined || field.form?.ariaLabel === form);
    const field = there.find(({ labels, ariaLabel }) =>
      [ariaLabel ?? '', ...[...(labels ?? [])].map(({ textContent }) => textContent)].some((name) =>
        label.test(name.trim()),
      ),
    );
    if (!field) throw new Error(`No field is called ${label}.`);
    return field;
  });

/** Writes into a field. */
export async function write(label: RegExp, text: string, form?: string): Promise<void> {
  fireEvent.input(await fieldOf(label, form), { target: { value: text } });
}

/** Chooses from the list of a field. */
export async function choose(label: RegExp, value: string): Promise<void> {
  fireEvent.change(await fieldOf(label), { target: { value } });
}

/** Ticks a box, or takes its tick away. */
export async function tick(label: RegExp): Promise<void> {
  (await fieldOf(label)).click();
}

/** Brings what carries this heading into sight, where what is far below is left for later. */
export async function comeTo(heading: RegExp): Promise<void> {
  await says(heading);
  [...document.querySelectorAll('h2')].find(({ innerText }) => heading.test(innerText))?.scrollIntoView();
}

/** Chooses a picture in the field for files. */
export async function choosePicture(): Promise<void> {
  const drawing = new OffscreenCanvas(8, 8);
  drawing.getContext('2d')?.fillRect(0, 0, 8, 8);
  const blob = await drawing.convertToBlob();
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  const transfer = new DataTransfer();
  transfer.items.add(new File([blob], 'bocica.png', { type: blob.type }));
  if (field) fireEvent.change(field, { target: { files: transfer.files } });
}

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input:not([type="file"]), select, textarea',
  ),
];

/** What stands in the fields of the page. */
export const written = () => fields().map(({ value }) => value);
