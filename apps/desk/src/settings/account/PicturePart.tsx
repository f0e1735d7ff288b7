import { Button, FileButton } from '@mantine/core'
import { browserClock } from '@foyer/client/ports/clock.ts'
import { createFilePost } from '@foyer/client/upload/file-post.ts'
import type { DeskAgent } from '@foyer/contract/desk/account.ts'
import { maxPictureBytes } from '@foyer/contract/desk/picture-limits.ts'
import { deskPath } from '@foyer/contract/paths.ts'
import { timing } from '@foyer/core/timing.ts'
import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import { useRef } from 'react'
import { useAgent, useDesk } from '../../live/desk-context.tsx'
import { useText } from '../../text/text-context.tsx'
import { useNotify } from '../../ui/use-notify.ts'
import { useOwnChange } from './use-own-change.ts'

const post = createFilePost<{ agent: DeskAgent }>({
  headers: () => ({ 'x-foyer-desk': '1' }),
  now: browserClock.now,
  timeoutMs: timing.requestTimeoutMs,
})

/** Of those that the server draws again. */
const types = 'image/png,image/jpeg,image/gif,image/webp'

export function PicturePart() {
  const t = useText()
  const notify = useNotify()
  const { client } = useDesk()
  const agent = useAgent()
  const { change, isBusy } = useOwnChange()
  const resetField = useRef<() => void>(null)

  function send(file: File | null): void {
    // The same file may be chosen again after it was refused.
    resetField.current?.()
    if (!file) return
    if (file.size > maxPictureBytes) return notify(t('profile.picture.tooLarge'), 'problem')
    const form = new FormData()
    form.append('file', file, file.name)
    const sent = post(deskPath('changePicture'), form, {
      onProgress: () => undefined,
      signal: new AbortController().signal,
    })
    void change(sent, t('profile.picture.saved'))
  }

  return (
    <div className="desk-account-picture">
      <Avatar name={agent.adminNick} src={agent.adminFace} />
      <div>
        <div className="desk-account-picture-acts">
          <FileButton onChange={send} accept={types} resetRef={resetField}>
            {(field) => (
              <Button variant="default" loading={isBusy} {...field}>
                {t(agent.adminFace ? 'profile.picture.change' : 'profile.picture.upload')}
              </Button>
            )}
          </FileButton>
          {agent.adminFace && (
            <Button
              variant="subtle"
              color="gray"
              disabled={isBusy}
              onClick={() => void change(client.removePicture({}), t('profile.picture.removed'))}
            >
              {t('profile.picture.remove')}
            </Button>
          )}
        </div>
        <p>{t('profile.picture.hint')}</p>
      </div>
    </div>
  )
}
