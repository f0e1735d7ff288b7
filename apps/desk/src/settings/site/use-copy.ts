import { useNotify } from '../../frame/use-notify.ts'
import { useText } from '../../text/text-context.tsx'

/** Copies and says so. Without a secure connection browsers do not let a page copy; then people do it by hand. */
export function useCopy() {
  const t = useText()
  const notify = useNotify()
  return async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      notify(t('site.copied'))
    } catch {
      notify(t('site.copyFailed'), 'problem')
    }
  }
}
