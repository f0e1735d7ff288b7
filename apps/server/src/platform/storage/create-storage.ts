import type { Config } from '../../config.ts'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { randomKey } from '../random.ts'
import { checkedKey, undefinedIfMissing, type Part, type Storage } from './storage.ts'
import { createS3Storage } from './s3-storage.ts'

/** The path of a file below the folder of a disk storage. Two letters of the id lie between, so that no folder becomes huge. */
export function diskPath(root: string, key: string): string {
  const [tenant = '', id = ''] = checkedKey(key).split('/')
  return join(root, tenant, id.slice(0, 2), id)
}

/** Files in a folder of this machine: for sites that run one node, or several on one mounted disk. */
export function createDiskStorage(root: string): Storage {
  const pathOf = (key: string) => diskPath(root, key)

  return {
    async put(key, source, { bytes }) {
      const path = pathOf(key)
      const unfinished = `${path}.${randomKey()}.part`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
        await pipeline(source, file)
        if (bytes !== undefined && file.bytesWritten !== bytes)
          throw new Error('the file is not as long as it was said to be')
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },

    async read(key, part) {
      const file = await open(pathOf(key)).catch(undefinedIfMissing)
      return file?.createReadStream(part ? inclusive(part) : {}) satisfies Readable | undefined
    },

    async remove(key) {
      await rm(pathOf(key), { force: true })
    },

    async list(tenantId) {
      const found = await readdir(join(root, String(tenantId)), {
        recursive: true,
        withFileTypes: true,
      }).catch(undefinedIfMissing)
      return (found ?? [])
        .filter((entry) => entry.isFile())
        .map(({ name }) => `${tenantId}/${basename(name)}`)
    },

    close: () => undefined,
  }
}

const inclusive = ({ start, end }: Part) => ({ start, end })

/** A bucket when one is configured, a folder otherwise. */
export function createStorage({ storage }: Pick<Config, 'storage'>): Storage {
  return storage.s3 ? createS3Storage(storage.s3) : createDiskStorage(storage.dir)
}
