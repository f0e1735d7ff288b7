import { refuseUpload } from '@foyer/core/files/decide-upload.ts'
import type { FileKind } from '@foyer/core/files/file-kind.ts'
import type { VisitorClaims } from '../../rules/identity/claims.ts'
import type { Deps } from '../../deps.ts'
import { uploadThread } from './upload-thread.ts'

/** A visitor's files are taken where the channel offers it and a person is there to see them (P-02). */
export function visitorUploader(deps: Deps, visitor: VisitorClaims & { address: string }) {
  return {
    ...visitor,
    refuse: async (file: { kind: FileKind; bytes: number }) => {
      const { status, config } = await uploadThread(deps, visitor)
      return refuseUpload(status, config, file)
    },
  }
}
