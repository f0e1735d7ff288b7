import type { Locator, Page } from '@playwright/test'
import type { GivenFile } from './files.ts'

/** What stands around the field while a person reads along. */
export class ComposerTools {
  readonly page: Page
  readonly bar: Locator
  /** The files that are not yet a message. */
  readonly rows: Locator

  constructor(page: Page) {
    this.page = page
    this.bar = page.getByRole('group', { name: 'Add to your message' })
    this.rows = page.getByRole('list', { name: 'Files being sent' }).getByRole('listitem')
  }

  button(name: string): Locator {
    return this.bar.getByRole('button', { name })
  }

  /** Chooses files in the dialog that a button opens; from disk by their path. */
  async choose(button: string, files: readonly GivenFile[] | string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.button(button).click()
    await (await chooser).setFiles(typeof files === 'string' ? files : [...files])
  }
}
