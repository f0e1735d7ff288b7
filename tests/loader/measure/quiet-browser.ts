import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserOptions } from '../../../playwright.config.ts'
import { connect, type Devtools } from './devtools.ts'

export type QuietBrowser = { devtools: Devtools; close: () => Promise<void> }

/**
 * A browser that nobody watches but ourselves. Playwright follows every request, for which the browser writes down the
 * whole stack of the script that made it: that would be charged to the page.
 */
export async function openQuietBrowser(): Promise<QuietBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'foyer-browser-'))
  const { executablePath, args } = browserOptions
  const browser = spawn(
    executablePath,
    [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    browser.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    browser.once('exit', () => reject(new Error(`the browser did not start: ${said}`)))
  })
  const devtools = await connect(address)
  return {
    devtools,
    close: async () => {
      const ended = new Promise((resolve) => browser.once('exit', resolve))
      // What was started may be a script that starts the browser: only the browser itself can end all of it, and it may
      // be gone before it has answered.
      void devtools.send('Browser.close')
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
