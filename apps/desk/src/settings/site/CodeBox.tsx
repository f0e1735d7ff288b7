import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import { Button } from '@mantine/core'
import { Copy } from 'lucide-react'
import { useId } from 'react'
import { useText } from '../../text/text-context.tsx'
import './CodeBox.css'
import { useNotify } from '../../ui/use-notify.ts'

type CodeBoxProps = {
  label: string
  hint?: string
  code: string
  copy: string
  /** In a dialog: what one comes for. */
  isFirst?: boolean
}

/** Something to be copied to another place, with its name and what it is for. */
export function CodeBox({ label, hint, code, copy, isFirst = false }: CodeBoxProps) {
  const t = useText()
  const copyText = useCopy()
  const id = useId()
  return (
    <div className="desk-code">
      <div className="desk-code-head">
        <p id={id}>{label}</p>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<Copy size={14} aria-hidden="true" />}
          aria-label={copy}
          {...(isFirst && { 'data-autofocus': true })}
          onClick={() => void copyText(code)}
        >
          {t('site.copy')}
        </Button>
      </div>
      <pre role="group" aria-labelledby={id} dir="ltr">
        <code>{code}</code>
      </pre>
      {hint && <p className="desk-code-hint">{hint}</p>}
    </div>
  )
}

/** Copies and says so. Without a secure connection browsers do not let a page copy; then people do it by hand. */
function useCopy() {
  const t = useText()
  const notify = useNotify()
  return async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      notify(t('site.copied'))
    } catch {
      ignoreExpected('the page may not write to the clipboard')
      notify(t('site.copyFailed'), 'problem')
    }
  }
}
