import { timing } from '@foyer/core/timing.ts'
import { CheckIcon } from '@foyer/ui/icons/CheckIcon.tsx'
import { CopyIcon } from '@foyer/ui/icons/CopyIcon.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { useEffect, useState, type RefObject } from 'react'
import { useText } from '../../text/TextProvider.tsx'

type CopyButtonProps = { name: string; value: string; shown: RefObject<HTMLElement | null> }

/** Where the browser does not let us copy (in frames, often), the text is selected for the visitor to do it. */
export function CopyButton({ name, value, shown }: CopyButtonProps) {
  const t = useText()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), timing.successToastMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
    }
  }

  return (
    <>
      <IconButton className="agent-card-copy" label={t('card.copy', { name })} onClick={() => void copy()}>
        {isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
      </IconButton>
      <span className="hidden-text" aria-live="polite">
        {isCopied && t('card.copied')}
      </span>
    </>
  )
}
