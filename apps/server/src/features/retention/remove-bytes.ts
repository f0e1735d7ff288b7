import type { Deps } from '../../deps.ts'
import { storageKey } from '../../platform/storage/storage.ts'

/** Removes the bytes of files. Answers with those that the storage did not remove: their rows must stay. */
export async function removeBytes(
  { storage, failures }: Pick<Deps, 'storage' | 'failures'>,
  tenantId: number,
  fileIds: readonly string[],
): Promise<Set<string>> {
  const kept = new Set<string>()
  for (const id of fileIds) {
    try {
      await storage.remove(storageKey(tenantId, id))
    } catch (error) {
      // A storage that is away must not stop what needs none.
      failures.report('retention.file', error, { tenantId, file: id })
      kept.add(id)
    }
  }
  return kept
}
