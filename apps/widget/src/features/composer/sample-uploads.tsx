import { unknown } from '@foyer/client/result.ts'
import { useState } from 'react'
import { useChat } from '../../session/ChatContext.tsx'
import type { ChatUploader } from '../../session/uploads/create-uploads.ts'
import { uploadsOf } from '../../session/uploads/uploads-of.ts'
import { Composer } from './Composer.tsx'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 260">' +
  '<rect width="400" height="260" fill="#dfe7f2"/><rect y="190" width="400" height="70" fill="#b98b5d"/>' +
  '<path d="M130 110h140l22 96H108z" fill="#c2453b"/><rect x="160" y="84" width="80" height="26" rx="12" fill="#8f2f28"/>' +
  '<path d="M186 84l10 14-8 8 12 4" fill="none" stroke="#fff" stroke-width="4"/></svg>'

/** A file to look at, for the gallery. */
export function drawing(name: string): File {
  return new File([picture], name, { type: 'image/svg+xml' })
}

/** A server of which the file's name decides what happens: what is neither refused nor lost stays on its way. */
const uploader: ChatUploader = {
  upload: ({ name }, { onProgress }) => {
    if (name.endsWith('.exe')) return Promise.resolve(refused)
    if (name.endsWith('.mp4')) return Promise.resolve(unknown('network'))
    onProgress(0.62)
    return new Promise(() => undefined)
  },
  uploadBase64: () => new Promise(() => undefined),
}
const refused = {
  ok: false,
  kind: 'refused',
  error: 'upload.type',
  code: 400,
  http: 400,
  message: '',
} as const

/** The composer with files of these names on their way. */
export function WithUploads({ names }: { names: readonly string[] }) {
  const chat = useChat()
  useState(() => {
    const uploads = uploadsOf(chat, uploader)
    if (uploads.get().length === 0) uploads.add(names.map(drawing))
  })
  return <Composer />
}
