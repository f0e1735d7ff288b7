import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { waitUntil } from '../engines/wait-until.ts'
import { parseMail, type ParsedMail } from './parse-mail.ts'

/** Mails that arrived, as files: tests in other processes read them too. */
export type MailFolder = {
  /** The oldest mail to an address that was not looked at yet; waits for it. */
  next: (address: string) => Promise<ParsedMail>
  /** All that an address got so far. */
  all: (address: string) => Promise<ParsedMail[]>
}

export function openMailFolder(dir: string): MailFolder {
  const looked = new Set<string>()

  async function filesFor(address: string): Promise<string[]> {
    const names = await readdir(dir)
    return names.filter((name) => name.endsWith(` ${encodeURIComponent(address)}.eml`)).toSorted()
  }
  async function read(name: string): Promise<ParsedMail> {
    return parseMail(await readFile(join(dir, name)))
  }

  return {
    async next(address) {
      let found: string | undefined
      await waitUntil(
        async () => {
          found = (await filesFor(address)).find((name) => !looked.has(name))
          return found !== undefined
        },
        () => `no mail for ${address}`,
      )
      looked.add(found ?? '')
      return read(found ?? '')
    },
    async all(address) {
      return Promise.all((await filesFor(address)).map(read))
    },
  }
}

/** Whole or not at all, in the order of arrival. */
export async function putMail(dir: string, place: number, address: string, raw: Buffer): Promise<void> {
  const name = `${String(place).padStart(6, '0')} ${encodeURIComponent(address)}`
  await writeFile(join(dir, `${name}.part`), raw)
  await rename(join(dir, `${name}.part`), join(dir, `${name}.eml`))
}
