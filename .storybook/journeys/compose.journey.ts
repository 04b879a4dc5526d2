import { expect, test } from '@playwright/test';
import { openInWorkspace } from './workspace';

test('a sketch is typed with completion, shown at three widths and in a country, and its address can be sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const docs = await openInWorkspace(page, '/?path=/docs/compose--docs');
  const frames = docs.locator('iframe');
  await expect(frames).toHaveCount(3);
  const phone = frames.first().contentFrame();
  await expect(phone.getByRole('button', { name: 'Dodaj u korpu' })).toBeVisible();
  await docs.getByRole('radio', { name: 'HR' }).check();
  await expect(phone.getByRole('button', { name: 'Dodaj u košaricu' })).toBeVisible();

  await docs.getByRole('button', { name: 'Empty page' }).click();
  const editor = docs.getByRole('textbox', { name: 'Code of the sketch' });
  await editor.press('Control+Home');
  await editor.press('ArrowDown');
  await editor.pressSequentially('<But');
  await docs
    .getByRole('option', { name: /^Button/ })
    .first()
    .click();
  await editor.pressSequentially(' tone="pri');
  await docs.getByRole('option', { name: 'primary' }).click();
  await editor.press('End');
  await editor.pressSequentially('>Naruči');
  await expect(phone.getByRole('button', { name: 'Naruči' })).toBeVisible();
  await expect(page).toHaveURL(/country=HR&.*sketch=\w/);

  const sent = await page.context().newPage();
  await sent.setViewportSize({ width: 1440, height: 900 });
  const opened = await openInWorkspace(sent, page.url());
  const button = opened.locator('iframe').last().contentFrame().getByRole('button', { name: 'Naruči' });
  await expect(button).toBeVisible();
});
