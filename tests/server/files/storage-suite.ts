import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { randomId } from '@foyer/server/platform/random.ts'
import { storageKey, type Storage } from '@foyer/server/platform/storage/storage.ts'
import { expect, it } from 'vitest'

const about = (bytes: Buffer) => ({ bytes: bytes.length, mime: 'application/octet-stream' })

/** What every place for files must do. Run against each. */
export function storageSuite(given: () => Storage): void {
  /** A tenant that no other run has used. */
  const tenantId = 1 + Math.floor(Math.random() * 1e9)
  const newKey = () => storageKey(tenantId, randomId())

  async function bytesOf(key: string, part?: { start: number; end: number }): Promise<Buffer | undefined> {
    const stream = await given().read(key, part)
    return stream && buffer(stream)
  }

  it('gives back what was put, whole and in parts', async () => {
    const key = newKey()
    const bytes = Buffer.from('0123456789')
    await given().put(key, Readable.from([bytes.subarray(0, 4), bytes.subarray(4)]), about(bytes))
    expect(String(await bytesOf(key))).toBe('0123456789')
    expect(String(await bytesOf(key, { start: 2, end: 4 }))).toBe('234')
    expect(String(await bytesOf(key, { start: 9, end: 9 }))).toBe('9')
    expect(await given().list(tenantId)).toContain(key)
  })

  it('takes a file that is sent in several parts', async () => {
    const key = newKey()
    const bytes = Buffer.alloc(12 * 1024 * 1024, 'abcdefg')
    const pieces = Array.from({ length: 192 }, (_, i) => bytes.subarray(i * 65_536, (i + 1) * 65_536))
    await given().put(key, Readable.from(pieces), about(bytes))
    expect((await bytesOf(key))?.equals(bytes)).toBe(true)
    await given().remove(key)
  })

  it('keeps nothing of a file whose source breaks', async () => {
    const key = newKey()
    async function* breaking() {
      yield Buffer.alloc(6 * 1024 * 1024)
      throw new Error('the sender is gone')
    }
    await expect(
      given().put(key, Readable.from(breaking()), about(Buffer.alloc(9_000_000))),
    ).rejects.toThrow()
    expect(await bytesOf(key)).toBeUndefined()
    expect(await given().list(tenantId)).not.toContain(key)
  })

  it('has nothing under an unknown key, and removing that is harmless', async () => {
    const key = newKey()
    expect(await bytesOf(key)).toBeUndefined()
    await given().remove(key)
  })

  it('removes', async () => {
    const key = newKey()
    await given().put(key, Readable.from([Buffer.from('x')]), about(Buffer.from('x')))
    await given().remove(key)
    expect(await bytesOf(key)).toBeUndefined()
    expect(await given().list(tenantId)).not.toContain(key)
  })

  it('knows no key that the server did not make', async () => {
    const around = [
      '../../etc/passwd',
      '1/../../../../etc/passwd',
      '1/x',
      `1/${'a'.repeat(21)}/`,
      '/1',
      '1\\..\\x',
    ]
    for (const key of around) {
      await expect(given().read(key)).rejects.toThrow('not a storage key')
      await expect(given().remove(key)).rejects.toThrow('not a storage key')
    }
  })
}
