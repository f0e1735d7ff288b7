import { Button, TextInput } from '@mantine/core'
import { maxOrigins, originLength } from '@foyer/contract/channel/config/origin.ts'
import { useState, type ReactNode } from 'react'
import { useText } from '../../text/text-context.tsx'
import { originOf } from './origin-of.ts'

type AddSiteProps = { sites: readonly string[]; onAdd: (origin: string) => Promise<boolean> }

export function AddSite({ sites, onAdd }: AddSiteProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')

  async function add(): Promise<void> {
    const origin = originOf(typed)
    if (origin === undefined) return setProblem(t('site.notASite'))
    if (sites.includes(origin)) return setProblem(t('site.siteThere', { site: origin }))
    if (await onAdd(origin)) setTyped('')
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextInput
        label={t('site.addSite')}
        placeholder="https://shop.example"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputContainer={beside(
          <Button type="submit" variant="default" disabled={sites.length >= maxOrigins}>
            {t('site.add')}
          </Button>,
        )}
        description={t('site.addSiteHint')}
        maxLength={originLength}
        value={typed}
        error={problem}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setProblem('')
        }}
      />
    </form>
  )
}

/** A button at the field itself, whatever is written above and below it. */
function beside(button: ReactNode) {
  return (input: ReactNode) => (
    <div className="desk-site-add">
      {input}
      {button}
    </div>
  )
}
