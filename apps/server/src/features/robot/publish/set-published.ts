import type { Db } from '../../../platform/db/pool.ts'
import { readDocument } from '../documents/stored-document.ts'
import { Failed } from '../../../platform/http/failed.ts'
import type { Published } from './publish-checked.ts'
import { changeDocument, type Saving } from './save-document.ts'

/** Lets a saved document answer, or no longer, with the same check as any other change. */
export async function setPublished(
  db: Db,
  saving: Saving,
  docId: string,
  isPublished: boolean,
): Promise<Published<undefined>> {
  const { document } = await readDocument(db, saving.tenantId, docId)
  return changeDocument(db, saving, document, (before) => {
    if (!before) throw new Failed('object.unknown')
    return { ...before.document, isPublished }
  })
}
