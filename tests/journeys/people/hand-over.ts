import type { Locator, Page } from '@playwright/test'
import type { GivenFile } from './files.ts'

/** Lets go of files over an element, with everything a browser tells on the way there. */
export async function drop(target: Locator, files: readonly GivenFile[]): Promise<void> {
  await hold(target, files)
  await tell(target, ['drop'], files)
}

/** Files are held over an element, and not yet let go. */
export async function hold(target: Locator, files: readonly GivenFile[]): Promise<void> {
  await tell(target, ['dragenter', 'dragover'], files)
}

/** Pastes files, as a screenshot or a copied file comes from the clipboard. */
export async function pasteFiles(target: Locator, files: readonly GivenFile[]): Promise<void> {
  await tell(target, ['paste'], files)
}

/** Puts a page's words on the clipboard, as they look and as they read, and pastes them with the keyboard. */
export async function pasteHtml(page: Page, html: string, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(
    (kinds) =>
      navigator.clipboard.write([
        new ClipboardItem(
          Object.fromEntries(Object.entries(kinds).map(([type, data]) => [type, new Blob([data], { type })])),
        ),
      ]),
    { 'text/html': html, 'text/plain': text },
  )
  await page.keyboard.press('ControlOrMeta+v')
}

async function tell(target: Locator, types: readonly string[], files: readonly GivenFile[]): Promise<void> {
  const plain = files.map(({ name, mimeType, buffer }) => ({
    name,
    type: mimeType,
    bytes: buffer.toString('base64'),
  }))
  await target.evaluate(
    (element, { types, plain }) => {
      const data = new DataTransfer()
      for (const { name, type, bytes } of plain)
        data.items.add(new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], name, { type }))
      for (const type of types) {
        const init = { bubbles: true, cancelable: true }
        element.dispatchEvent(
          type === 'paste'
            ? new ClipboardEvent(type, { ...init, clipboardData: data })
            : new DragEvent(type, { ...init, dataTransfer: data }),
        )
      }
    },
    { types, plain },
  )
}
