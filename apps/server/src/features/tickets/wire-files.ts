import type { Deps } from '../../deps.ts'
import { sealedFileUrl, type Holder } from '../files/file-seal.ts'

type FileRow = { tenant_id: number; file_id: string; name: string; mime: string }

/** Files of a ticket or an offline message as its readers get them: their addresses are made for whoever asks now. */
export function wireFiles({ config, clock }: Deps, holder: Holder) {
  return (files: readonly FileRow[]) =>
    files.map((file) => {
      const ref = { tenantId: file.tenant_id, id: file.file_id, name: file.name }
      return {
        fileName: file.name,
        fileType: file.mime,
        fileUrl: sealedFileUrl(config.keys, ref, holder, clock.now()),
      }
    })
}
