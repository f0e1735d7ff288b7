import { lazy } from 'react'
import { LazyPart } from '../../lazy/LazyPart.tsx'
import { useChat, useNotices } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'

const Toasts = lazy(async () => ({ default: (await import('@foyer/ui/primitives/Toasts.tsx')).Toasts }))

export function ToastList() {
  const t = useText()
  const { toasts } = useChat()
  const notices = useNotices()
  const shown = notices.map(({ text, params, ...notice }) => ({
    ...notice,
    // a warning that stays has the title 'hint'.
    ...(notice.isPersistent && { title: t('notice.hint') }),
    text: t(text, params),
  }))
  // The live region must stand before its first words come, or they are not read out.
  return (
    <div role="status">
      {shown.length > 0 && (
        <LazyPart>
          <Toasts toasts={shown} onDismiss={toasts.dismiss} />
        </LazyPart>
      )}
    </div>
  )
}
